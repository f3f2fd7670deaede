import type { ProductId } from '@jhola/domain';
import { FIELD_BITS, FieldBits, IN_BRAND, IN_CATEGORY, IN_KIND, IN_NAME, IN_TEXT } from './fields.ts';
import { growArray } from './grow-array.ts';
import type { Indexed, LiveFields, Part } from './indexed-product.ts';
import { Lexicon } from './lexicon.ts';
import { NameColumns } from './name-columns.ts';
import { nameParts } from './name-parts.ts';
import { NameStatistics } from './name-statistics.ts';
import { Postings } from './postings.ts';
import type { Quantity } from '../text/quantities.ts';
import { spellOut } from '../text/spell-out.ts';
import { isCompound } from '../meaning/vocabulary/compounds.ts';
import { WordList } from '../spelling/word-list.ts';

/** The searchable fields of a product. */
export type Searchable = {
  readonly id: ProductId;
  readonly name: string;
  readonly unit: string;
  /** Empty if it has none. */
  readonly brand: string;
  readonly subCategories: readonly string[];
  readonly categories: readonly string[];
  /** Other names that the shopkeeper gave it. */
  readonly alsoCalled: readonly string[];
  /** The description and details. */
  readonly texts: readonly string[];
};

const BUNDLE =
  /\bcombos?\b|\s\+\s|\bbundle\b|\bpack of\b|\bset of\b|\bmulti\s?pack\b|\bhamper\b|\d\s*x\s*\d|\bassorted\b|\bbuy \d|\d items\b/i;

// Properties of a product, as bits.
const PRESENT = 1;
const BUNDLED = 2;
const VARIETY = 4;
const MIXED = 8;
/** The product is in a sub-category of fresh fruit or vegetables. */
const FRESH = 16;
/** Its name says that it isn't eaten. */
const INEDIBLE = 32;

/** standTogether reads at most this many products. */
const NEIGHBOURS_READ = 200;

/**
 * An inverted index: for each word the products that contain it, and in which fields. Products and words have numbers,
 * which are never reused.
 */
export class TextIndex {
  /** The words of names, brands and sub-categories. */
  readonly list = new WordList();
  readonly statistics = new NameStatistics();
  readonly names = new NameColumns();
  readonly #lexicon = new Lexicon((id, word) => {
    this.#named.push(0);
    this.#listed.push(false);
    this.statistics.noteWord(id, word);
  });
  readonly #postings = new Postings();
  /** By word: the number of products that have it in their name or brand. */
  readonly #named: number[] = [];
  /** By word: whether it can be completed and corrected. */
  readonly #listed: boolean[] = [];
  #products: (Indexed | undefined)[] = [];
  /**
   * By product number: its properties as bits, and its age. Stored in arrays, because reading many products is slower.
   */
  #flags = new Uint8Array(1_024);
  #ages = new Float64Array(1_024);
  #numbers = new Map<ProductId, number>();
  #brands = new Map<string, number>();
  readonly #brandNames = new Map<string, string>();
  readonly #fields = new FieldBits();
  /** The number of products whose words are weighed; 0 before the style of names is learnt. */
  #weighed = 0;
  #hasStyle = false;

  /** The number of product numbers in use, including those of removed products. */
  get numbers(): number {
    return this.#products.length;
  }

  get size(): number {
    return this.#numbers.size;
  }

  /** The number of different words. */
  get words(): number {
    return this.#lexicon.size;
  }

  get(number: number): Indexed | undefined {
    return this.#products[number];
  }

  /** Whether a product has this number and hasn't been removed. */
  isThere(number: number): boolean {
    return (this.#flags[number] ?? 0) !== 0;
  }

  /** Whether the product is several things sold as one. */
  isBundle(number: number): boolean {
    return ((this.#flags[number] ?? 0) & BUNDLED) !== 0;
  }

  /** Whether the name has words of an ordinary or a special variety. */
  isVariety(number: number): boolean {
    return ((this.#flags[number] ?? 0) & VARIETY) !== 0;
  }

  /**
   * Whether the names of all its sub-categories list several things, so that they don't say which it is: 'Pooja & Pet
   * Needs'.
   */
  isOfMixedKind(number: number): boolean {
    return ((this.#flags[number] ?? 0) & MIXED) !== 0;
  }

  /** Whether a product is in a sub-category of fresh fruit or vegetables. */
  isFresh(number: number): boolean {
    return ((this.#flags[number] ?? 0) & FRESH) !== 0;
  }

  /** Whether a product's name says that it isn't food: soap. */
  isInedible(number: number): boolean {
    return ((this.#flags[number] ?? 0) & INEDIBLE) !== 0;
  }

  /** Smaller is newer. Updated by takeAges. */
  ageOf(number: number): number {
    return this.#ages[number] ?? 0;
  }

  /** Reads the current ages of products with numbers from `start` to before `end`. */
  takeAges(start: number, end: number): void {
    for (let number = start; number < Math.min(end, this.#products.length); number += 1) {
      this.#ages[number] = this.#products[number]?.live.age ?? 0;
    }
  }

  wordId(word: string): number | undefined {
    return this.#lexicon.idOf(word);
  }

  wordOf(id: number): string {
    return this.#lexicon.wordOf(id);
  }

  /**
   * Does in advance what the first search would otherwise have to do, and frees the caches for adding many products.
   */
  prepare(): void {
    this.list.prepare();
    this.#lexicon.forgetTexts();
  }

  /** The postings of a word, including those of removed products. */
  with(word: string): Int32Array {
    const id = this.#lexicon.idOf(word);
    return this.#postings.of(id ?? -1);
  }

  /** The number of products that have the word in their name or brand. */
  countOf(word: string): number {
    const id = this.#lexicon.idOf(word);
    return id === undefined ? 0 : (this.#named[id] ?? 0);
  }

  /** Whether a word can be completed and corrected: it is in a name, a brand or the name of a sub-category. */
  isListed(word: string): boolean {
    return this.#listed[this.#lexicon.idOf(word) ?? -1] === true;
  }

  /** The number of products that have all these words in their name or brand; at most 100. */
  countNamed(words: readonly string[]): number {
    const ids = words.map((word) => this.#lexicon.idOf(word));
    if (ids.length === 0 || ids.includes(undefined)) return 0;
    const lists = ids
      .map((id) => this.#postings.of(id ?? -1))
      .sort((one, other) => one.length - other.length);
    let count = 0;
    for (const posting of lists[0] ?? []) {
      const known = this.#products[posting >> FIELD_BITS];
      if (known && ids.every((id) => known.named.includes(id ?? -1))) count += 1;
      if (count >= 100) break;
    }
    return count;
  }

  /** The number of products of a brand, which is given as its folded words joined by spaces. */
  ofBrand(brand: string): number {
    return this.#brands.get(brand) ?? 0;
  }

  /** Whether a name or brand has the two words side by side. Reads a bounded number of products. */
  standTogether(first: string, second: string): boolean {
    const [one, other] = [this.#lexicon.idOf(first), this.#lexicon.idOf(second)];
    if (one === undefined || other === undefined) return false;
    const [a, b] = [this.#postings.of(one), this.#postings.of(other)];
    const fewer = a.length < b.length ? a : b;
    for (let place = 0; place < Math.min(fewer.length, NEIGHBOURS_READ); place += 1) {
      const known = this.#products[(fewer[place] ?? 0) >> FIELD_BITS];
      if (known && ` ${known.brand} `.includes(` ${first} ${second} `)) return true;
      for (const { words } of known?.parts ?? []) {
        if (words.some((word, at) => word === one && words[at + 1] === other)) return true;
      }
    }
    return false;
  }

  /**
   * Whether the name or brand of a product has words side by side. `ids` are their numbers, `words` the same words
   * joined by spaces.
   */
  hasTogether(number: number, ids: readonly number[], words: string): boolean {
    const known = this.#products[number];
    if (known === undefined) return false;
    if (` ${known.brand} `.includes(` ${words} `)) return true;
    return known.parts.some((part) =>
      part.words.some((_, at) => ids.every((id, place) => part.words[at + place] === id)),
    );
  }

  /** A folded word as the shop writes it; undefined if the shop writes it as it is folded. */
  shown(word: string): string | undefined {
    return this.#lexicon.shown(word);
  }

  remove(id: ProductId): void {
    const number = this.#numbers.get(id);
    const known = number === undefined ? undefined : this.#products[number];
    if (number === undefined || known === undefined) return;
    this.#count(known, -1);
    this.#products[number] = undefined;
    this.#flags[number] = 0;
    this.#numbers.delete(id);
  }

  /** Updates the fields of a product that can change while its texts stay the same. */
  replaceLive(id: ProductId, live: LiveFields): void {
    const known = this.#products[this.#numbers.get(id) ?? -1];
    if (known) known.live = live;
  }

  add(product: Searchable, live: LiveFields): void {
    this.remove(product.id);
    const spelledOut = spellOut(product.name);
    const fields = this.#fields;
    fields.clear();
    const inName = this.#lexicon.readName(product.name);
    const inUnit = this.#lexicon.readShared(product.unit);
    const spelled = spelledOut === product.name ? [] : this.#lexicon.readName(spelledOut);
    const called = product.alsoCalled.map((name) => this.#lexicon.readName(name));
    const brand = this.#lexicon.readShared(product.brand);
    for (const words of [inName, inUnit, spelled, ...called]) fields.addAll(words, IN_NAME);
    fields.addAll(brand, IN_BRAND);
    for (const name of product.subCategories) fields.addAll(this.#lexicon.readShared(name), IN_KIND);
    for (const name of product.categories) fields.addAll(this.#lexicon.readProse(name), IN_CATEGORY);
    for (const text of product.texts) fields.addAll(this.#lexicon.readProse(text), IN_TEXT);
    const number = this.#products.length;
    const named: number[] = [];
    for (let at = 0; at < fields.words.length; at += 1) {
      const word = fields.words[at] ?? 0;
      const bits = fields.bitsOf(word);
      this.#postings.add(word, (number << FIELD_BITS) | bits);
      if (bits & (IN_NAME | IN_BRAND)) named.push(word);
      if (bits & (IN_NAME | IN_BRAND | IN_KIND)) this.#list(word);
    }
    const known: Indexed = {
      id: product.id,
      live,
      // A copy has no spare room, which would take more memory than the numbers.
      named: named.slice(),
      parts: this.#partsOf(spelledOut, product.brand, called),
      kinds: product.subCategories.map((name) => this.#kindOf(name)),
      brand: this.#brandOf(brand),
      packs: this.#packsOf(inUnit, inName),
    };
    this.#numbers.set(product.id, number);
    this.#products.push(known);
    if (number >= this.#flags.length) {
      this.#flags = growArray(this.#flags, number * 2);
      this.#ages = growArray(this.#ages, number * 2);
    }
    const isBundle = BUNDLE.test(`${product.name} ${product.unit}`);
    const isVariety = this.statistics.isVariety(known);
    const isMixed = known.kinds.every((kind) => this.statistics.isMixed(kind));
    const isFresh = known.kinds.some((kind) => this.statistics.isFresh(kind));
    this.#flags[number] =
      PRESENT |
      (isBundle ? BUNDLED : 0) |
      (isVariety ? VARIETY : 0) |
      (isMixed ? MIXED : 0) |
      (isFresh ? FRESH : 0) |
      (this.statistics.isInedible(known) ? INEDIBLE : 0);
    this.#ages[number] = live.age;
    this.#count(known, 1);
    if (this.#hasStyle && this.#weighed === number) this.weighSome(1);
  }

  /**
   * Learns from all names how this catalogue names products. Call `weighSome` afterwards, until it returns false.
   * Products that are added later are weighed in the same way.
   */
  learnStyle(): void {
    this.#weighed = 0;
    this.#hasStyle = true;
    this.names.clear();
    this.statistics.learnStyle(this.#products);
  }

  /** Weighs the words of the next `products` names. Returns false once all are weighed. */
  weighSome(products: number): boolean {
    const end = Math.min(this.#products.length, this.#weighed + products);
    for (; this.#weighed < end; this.#weighed += 1) {
      const known = this.#products[this.#weighed];
      if (known) this.names.set(this.#weighed, known, this.statistics.weigh(known));
    }
    return this.#weighed < this.#products.length;
  }

  #partsOf(name: string, brand: string, called: readonly (readonly number[])[]): Part[] {
    const parts = nameParts(name, brand, this.#lexicon);
    const aliases = called.map((words) => ({ kind: 'alias' as const, words }));
    return [...parts, ...aliases].map(({ kind, words }) => ({
      kind,
      words: words.slice(),
      compounds: this.#compoundsIn(words),
    }));
  }

  #compoundsIn(words: readonly number[]): readonly number[] {
    const places = words.flatMap((word, place) =>
      isCompound(this.wordOf(word), this.wordOf(words[place + 1] ?? -1)) ? place : [],
    );
    return places.length === 0 ? NONE : places;
  }

  #packsOf(...texts: readonly (readonly number[])[]): readonly Quantity[] {
    const packs = texts.flatMap((words) => words.flatMap((word) => this.#lexicon.quantityOf(word) ?? []));
    return packs.length === 0 ? NONE : packs.slice();
  }

  /** The words of a brand, joined by spaces. All products of the brand share one string. */
  #brandOf(words: readonly number[]): string {
    const brand = words.map((word) => this.wordOf(word)).join(' ');
    const known = this.#brandNames.get(brand);
    if (known === undefined) this.#brandNames.set(brand, brand);
    return known ?? brand;
  }

  /** The number of a sub-category. */
  #kindOf(name: string): number {
    return this.statistics.kindOf(
      name,
      () => name.split(/[,&/+]|\band\b/i).map((thing) => this.#lexicon.read(thing)),
      (word) => this.wordOf(word),
    );
  }

  /** Adds a product to the counts of words, kinds and brands (1), or takes it out of them (-1). */
  #count(known: Indexed, by: 1 | -1): void {
    this.statistics.count(known, by);
    if (known.brand !== '') this.#brands.set(known.brand, (this.#brands.get(known.brand) ?? 0) + by);
    for (const word of known.named) this.#named[word] = (this.#named[word] ?? 0) + by;
  }

  /** Makes a word available to completion and correction. */
  #list(word: number): void {
    if (this.#listed[word]) return;
    this.#listed[word] = true;
    this.list.add(this.wordOf(word));
  }
}

/** An empty list, shared by all products that have none of something. */
const NONE: readonly never[] = [];
