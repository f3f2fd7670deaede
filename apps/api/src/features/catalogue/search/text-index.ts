import type { ProductId } from '@jhola/domain';
import { foldPiece, foldWords, readWords, writtenWords } from './fold.ts';
import type { Indexed, LiveFields, Part } from './indexed-product.ts';
import { nameParts } from './name-parts.ts';
import { NameStatistics } from './name-statistics.ts';
import { quantityOf } from './quantities.ts';
import { spellOut } from './spell-out.ts';
import { COMPOUNDS } from './vocabulary/compounds.ts';
import { WordList } from './word-list.ts';

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

/** The fields of a product that a word is in, as bits. */
export const IN_NAME = 1;
/** The name of a sub-category. */
export const IN_KIND = 2;
export const IN_BRAND = 4;
/** The name of a category. */
export const IN_CATEGORY = 8;
/** The description or the details. */
export const IN_TEXT = 16;
/** A posting is the product's number × this + the bits of the fields that the word is in. */
export const POSTING_BASE = 32;

const BUNDLE =
  /\bcombos?\b|\s\+\s|\bbundle\b|\bpack of\b|\bset of\b|\bmulti\s?pack\b|\bhamper\b|\d\s*x\s*\d|\bassorted\b|\bbuy \d|\d items\b/i;

/** standTogether reads at most this many products. */
const NEIGHBOURS_READ = 200;

/**
 * An inverted index: the products that have a word, and in which fields. Products and words have numbers, never reused.
 */
export class TextIndex {
  /** The words of names, brands and sub-categories. */
  readonly list = new WordList();
  readonly statistics = new NameStatistics();
  #ids = new Map<string, number>();
  #words: string[] = [];
  #postings: number[][] = [];
  /** By word: how many products have it in their name or brand. */
  #named: number[] = [];
  #products: (Indexed | undefined)[] = [];
  #numbers = new Map<ProductId, number>();
  #brands = new Map<string, number>();
  #shown = new Map<string, string>();
  #listed = new Set<number>();
  /** Cache of the words of descriptions: by written word, the numbers of its folded words. */
  readonly #pieces = new Map<string, readonly number[]>();
  #weighed = 0;

  /** How many product numbers have been used, those of removed products included. */
  get numbers(): number {
    return this.#products.length;
  }

  get size(): number {
    return this.#numbers.size;
  }

  /** How many different words there are. */
  get words(): number {
    return this.#words.length;
  }

  get(number: number): Indexed | undefined {
    return this.#products[number];
  }

  wordId(word: string): number | undefined {
    return this.#ids.get(word);
  }

  wordOf(id: number): string {
    return this.#words[id] ?? '';
  }

  /** The postings of a word. Some may be of products that have been removed. */
  with(word: string): readonly number[] {
    const id = this.#ids.get(word);
    return id === undefined ? [] : (this.#postings[id] ?? []);
  }

  /** How many products have the word in their name or brand. */
  countOf(word: string): number {
    const id = this.#ids.get(word);
    return id === undefined ? 0 : (this.#named[id] ?? 0);
  }

  /** How many products are of a brand, given as its folded words joined by spaces. */
  ofBrand(brand: string): number {
    return this.#brands.get(brand) ?? 0;
  }

  /** Whether a name or brand has the two words side by side. Reads a bounded number of products. */
  standTogether(first: string, second: string): boolean {
    const [one, other] = [this.#ids.get(first), this.#ids.get(second)];
    if (one === undefined || other === undefined) return false;
    const [a, b] = [this.#postings[one] ?? [], this.#postings[other] ?? []];
    const fewer = a.length < b.length ? a : b;
    for (let place = 0; place < Math.min(fewer.length, NEIGHBOURS_READ); place += 1) {
      const known = this.#products[Math.floor((fewer[place] ?? 0) / POSTING_BASE)];
      if (known && ` ${known.brand} `.includes(` ${first} ${second} `)) return true;
      for (const { words } of known?.parts ?? []) {
        if (words.some((word, at) => word === one && words[at + 1] === other)) return true;
      }
    }
    return false;
  }

  /** A folded word as the shop writes it; undefined if it is written as it is folded. */
  shown(word: string): string | undefined {
    return this.#shown.get(word);
  }

  remove(id: ProductId): void {
    const number = this.#numbers.get(id);
    const known = number === undefined ? undefined : this.#products[number];
    if (number === undefined || known === undefined) return;
    this.#count(known, -1);
    this.#products[number] = undefined;
    this.#numbers.delete(id);
  }

  add(product: Searchable, live: LiveFields): void {
    this.remove(product.id);
    const spelledOut = spellOut(product.name);
    /** By word: the bits of the fields that it is in. */
    const fields = new Map<number, number>();
    this.#note(fields, product.name, IN_NAME);
    if (spelledOut !== product.name) this.#note(fields, spelledOut, IN_NAME);
    this.#note(fields, product.unit, IN_NAME);
    for (const name of product.alsoCalled) this.#note(fields, name, IN_NAME);
    const brand = this.#note(fields, product.brand, IN_BRAND).join(' ');
    for (const subCategory of product.subCategories) this.#note(fields, subCategory, IN_KIND);
    for (const category of product.categories) this.#noteText(fields, category, IN_CATEGORY);
    for (const text of product.texts) this.#noteText(fields, text, IN_TEXT);
    const number = this.#products.length;
    for (const [word, bits] of fields) this.#postings[word]?.push(number * POSTING_BASE + bits);
    const named: number[] = [];
    for (const [word, bits] of fields) {
      if (bits & (IN_NAME | IN_BRAND)) named.push(word);
      if (bits & (IN_NAME | IN_BRAND | IN_KIND)) this.#list(word);
    }
    const known = this.#read(product, live, brand, named);
    this.#numbers.set(product.id, number);
    this.#products.push(known);
    this.#count(known, 1);
    if (this.#weighed === number) {
      this.statistics.weigh(known);
      this.#weighed += 1;
    }
  }

  /**
   * Learns from all names how this catalogue names products. weighSome must follow; products added later use the same.
   */
  learnStyle(): void {
    this.#weighed = 0;
    this.statistics.learnStyle(this.#products);
  }

  /** Weighs the words of the next `products` names. Returns false once all are weighed. */
  weighSome(products: number): boolean {
    const end = Math.min(this.#products.length, this.#weighed + products);
    for (; this.#weighed < end; this.#weighed += 1) {
      const known = this.#products[this.#weighed];
      if (known) this.statistics.weigh(known);
    }
    return this.#weighed < this.#products.length;
  }

  #read(product: Searchable, live: LiveFields, brand: string, named: readonly number[]): Indexed {
    const part = ({ kind, words }: { kind: Part['kind']; words: readonly string[] }): Part => ({
      kind,
      words: words.map((word) => this.#idOf(word)),
      compounds: words.flatMap((word, place) =>
        COMPOUNDS.has(`${word} ${words[place + 1] ?? ''}`) ? place : [],
      ),
      weights: [],
    });
    const called = product.alsoCalled.map((name) => part({ kind: 'alias', words: foldWords(name) }));
    const kindWords = product.subCategories.map((name) =>
      name.split(/[,&/+]|\band\b/i).map((part) => foldWords(part).map((word) => this.#idOf(word))),
    );
    return {
      id: product.id,
      live,
      named,
      parts: [...nameParts(spellOut(product.name), product.brand).map(part), ...called],
      kinds: product.subCategories.map((name, place) => this.statistics.kindOf(name, kindWords[place] ?? [])),
      brand,
      packs: foldWords(`${product.unit} | ${product.name}`).flatMap((word) => quantityOf(word) ?? []),
      isBundle: BUNDLE.test(`${product.name} ${product.unit}`),
    };
  }

  /** Adds a product to the counts of words, kinds and brands (1), or takes it out of them (-1). */
  #count(known: Indexed, by: 1 | -1): void {
    this.statistics.count(known, by);
    if (known.brand !== '') this.#brands.set(known.brand, (this.#brands.get(known.brand) ?? 0) + by);
    for (const word of known.named) this.#named[word] = (this.#named[word] ?? 0) + by;
  }

  /** Makes a word available to completion and correction. */
  #list(word: number): void {
    if (this.#listed.has(word)) return;
    this.#listed.add(word);
    this.list.add(this.wordOf(word));
  }

  #idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#ids.set(word, id);
    this.statistics.noteWord(id, word);
    this.#words.push(word);
    this.#postings.push([]);
    this.#named.push(0);
    return id;
  }

  /** Adds the field of each word of a longer text. Faster than #note: it doesn't join numbers with their units. */
  #noteText(fields: Map<number, number>, text: string, bit: number): void {
    for (const piece of writtenWords(text)) {
      let ids = this.#pieces.get(piece);
      if (ids === undefined) {
        ids = foldPiece(piece).map((word) => this.#idOf(word));
        this.#pieces.set(piece, ids);
      }
      for (const id of ids) fields.set(id, (fields.get(id) ?? 0) | bit);
    }
  }

  /** Adds the field of each word of a text. Returns the folded words. */
  #note(fields: Map<number, number>, text: string, bit: number): string[] {
    const words: string[] = [];
    for (const { folded, written } of readWords(text)) {
      const id = this.#idOf(folded);
      fields.set(id, (fields.get(id) ?? 0) | bit);
      words.push(folded);
      if (bit === IN_NAME && folded !== written && !this.#shown.has(folded)) this.#shown.set(folded, written);
    }
    return words;
  }
}
