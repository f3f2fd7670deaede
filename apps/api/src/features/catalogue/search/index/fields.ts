import { growArray } from './grow-array.ts';

/** The fields of a product that contain a word, as bits. */
export const IN_NAME = 1;
/** The name of a sub-category. */
export const IN_KIND = 2;
export const IN_BRAND = 4;
/** The name of a category. */
export const IN_CATEGORY = 8;
/** The description or the details. */
export const IN_TEXT = 16;
/**
 * A posting consists of the product's number, shifted by this many bits, and the bits of the fields that contain the
 * word.
 */
export const FIELD_BITS = 5;

/** The fields that each word of one product is in, as bits. Reused for the next product. */
export class FieldBits {
  readonly words: number[] = [];
  #bits = new Uint8Array(4_096);

  clear(): void {
    for (const word of this.words) this.#bits[word] = 0;
    this.words.length = 0;
  }

  addAll(words: readonly number[], bits: number): void {
    for (let at = 0; at < words.length; at += 1) this.#add(words[at] ?? 0, bits);
  }

  #add(word: number, bits: number): void {
    if (word >= this.#bits.length) {
      this.#bits = growArray(this.#bits, word * 2);
    }
    const before = this.#bits[word] ?? 0;
    if (before === 0) this.words.push(word);
    this.#bits[word] = before | bits;
  }

  bitsOf(word: number): number {
    return this.#bits[word] ?? 0;
  }
}
