import type { WireProduct } from '@jhola/contract';
import type { ProductId } from '@jhola/domain';
import { foldWords, sameQuantity } from './fold.ts';
import { Vocabulary } from './vocabulary.ts';

/** Where in a product a word stands, as bits. */
/** The name or the unit: 'sugar 1 kg' says both. */
export const IN_NAME = 1;
/** A sub-category: what the product is. */
export const IN_KIND = 2;
/** The brand. */
export const IN_BRAND = 4;
/** A category, the description, the details. */
export const IN_TEXT = 8;
/** A posting is the product's number × this + the bits of where the word stands. */
export const POSTING_BASE = 16;

/** What ranking asks of a product beyond where words stand. */
export type Indexed = {
  readonly id: ProductId;
  /** The number of different words of the name. */
  readonly nameLength: number;
  readonly lastWord: string;
  /** Several things sold as one. */
  readonly isBundle: boolean;
};

const BUNDLE =
  /\bcombo\b|\+|\bbundle\b|\bpack of\b|\bset of\b|\bmultipack\b|\bhamper\b|\d\s*x\s*\d|\bassorted\b/i;

/** An inverted index: which products hold a word, and where. Products get numbers, which are never used twice. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  #postings = new Map<string, number[]>();
  #products: (Indexed | undefined)[] = [];
  #numbers = new Map<ProductId, number>();

  /** How many numbers have been given out: one more than the largest. */
  get numbers(): number {
    return this.#products.length;
  }

  get size(): number {
    return this.#numbers.size;
  }

  get(number: number): Indexed | undefined {
    return this.#products[number];
  }

  has(word: string): boolean {
    return this.#postings.has(word);
  }

  /** The postings of a word. May hold numbers that are gone. */
  with(word: string): readonly number[] {
    return this.#postings.get(word) ?? [];
  }

  remove(id: ProductId): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    this.#products[number] = undefined;
    this.#numbers.delete(id);
  }

  add(product: WireProduct): void {
    const id = product._id as ProductId;
    this.remove(id);
    const number = this.#products.length;
    const places = new Map<string, number>();
    const name = note(places, product.name, IN_NAME);
    note(places, product.unit, IN_NAME);
    for (const subCategory of product.subCategory) note(places, subCategory.name, IN_KIND);
    for (const category of product.category) note(places, category.name, IN_TEXT);
    for (const [key, value] of Object.entries(product.more_details)) {
      note(places, value, /^brand$/i.test(key.trim()) ? IN_BRAND : IN_TEXT);
    }
    note(places, product.description, IN_TEXT);
    for (const [word, bits] of places) this.#post(word, number * POSTING_BASE + bits);
    this.#numbers.set(id, number);
    this.#products.push({
      id,
      nameLength: new Set(name).size,
      lastWord: name.at(-1) ?? '',
      isBundle: BUNDLE.test(`${product.name} ${product.unit}`),
    });
  }

  #post(word: string, posting: number): void {
    const postings = this.#postings.get(word);
    if (postings) postings.push(posting);
    else {
      this.#postings.set(word, [posting]);
      this.vocabulary.add(word);
    }
  }
}

function note(places: Map<string, number>, text: string, bit: number): string[] {
  const words = foldWords(text);
  for (const word of words) {
    for (const form of [word, ...sameQuantity(word)]) places.set(form, (places.get(form) ?? 0) | bit);
  }
  return words;
}
