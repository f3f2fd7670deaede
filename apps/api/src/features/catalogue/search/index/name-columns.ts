import { growArray } from './grow-array.ts';
import { COMPOUND } from './name-statistics.ts';
import type { Indexed } from './indexed-product.ts';

/** The weight of all parts of a name except the one that matches best. */
const OTHER_PARTS = 0.25;
/** The weights of a compound's words are reduced by this share. */
const UNCOMPOUND = 1 / COMPOUND - 1;
/** Bits that mark the first word of a part, and the first word of a compound. Word numbers are smaller. */
const PART = 1 << 30;
const IS_COMPOUND = 1 << 29;
const WORD = IS_COMPOUND - 1;

/**
 * By product number: the words of its name, how much each of them says about the kind of product, and its
 * sub-categories. Stored in typed arrays, because each search reads thousands of products.
 */
export class NameColumns {
  #starts = new Uint32Array(1_024);
  #ends = new Uint32Array(1_024);
  #things = new Int32Array(1_024);
  #words = new Int32Array(8_192);
  #factors = new Float32Array(8_192);
  #used = 0;
  #kindStarts = new Uint32Array(1_024);
  #kindCounts = new Uint32Array(1_024);
  #kinds = new Int32Array(2_048);
  #kindsUsed = 0;

  clear(): void {
    this.#used = 0;
    this.#kindsUsed = 0;
  }

  /** `weights`: by part and position, how much the word says about the kind of product. */
  set(number: number, { parts, kinds }: Indexed, weights: readonly (readonly number[])[]): void {
    if (number >= this.#starts.length) {
      this.#kindStarts = withRoom(this.#kindStarts, number);
      this.#kindCounts = withRoom(this.#kindCounts, number);
      this.#starts = withRoom(this.#starts, number);
      this.#ends = withRoom(this.#ends, number);
      this.#things = withRoom(this.#things, number);
    }
    if (this.#kindsUsed + kinds.length > this.#kinds.length) {
      this.#kinds = withRoom(this.#kinds, this.#kindsUsed + kinds.length);
    }
    this.#kindStarts[number] = this.#kindsUsed;
    this.#kindCounts[number] = kinds.length;
    this.#kinds.set(kinds, this.#kindsUsed);
    this.#kindsUsed += kinds.length;
    this.#starts[number] = this.#used;
    let thing = -1;
    let most = 0;
    for (let at = 0; at < parts.length; at += 1) {
      const words = parts[at]?.words ?? [];
      const compounds = parts[at]?.compounds ?? [];
      const own = weights[at] ?? [];
      if (this.#used + own.length > this.#words.length) {
        this.#words = withRoom(this.#words, this.#used + own.length);
        this.#factors = withRoom(this.#factors, this.#used + own.length);
      }
      for (let place = 0; place < own.length; place += 1) {
        const word = words[place] ?? 0;
        const weight = own[place] ?? 0;
        const startsCompound = compounds.includes(place) && place + 1 < own.length;
        this.#words[this.#used] = word | (place === 0 ? PART : 0) | (startsCompound ? IS_COMPOUND : 0);
        this.#factors[this.#used] = weight;
        this.#used += 1;
        if (weight > most) [most, thing] = [weight, word];
      }
    }
    this.#ends[number] = this.#used;
    this.#things[number] = thing;
  }

  /** The number of the word with the largest weight, which is the head of the name; -1 if the name has no words. */
  thingOf(number: number): number {
    return this.#things[number] ?? -1;
  }

  /** The number of the first word of the name; -1 if the name has no words. */
  firstWordOf(number: number): number {
    const start = this.#starts[number] ?? 0;
    return start < (this.#ends[number] ?? 0) ? (this.#words[start] ?? 0) & WORD : -1;
  }

  /** The highest value of the product's kinds; 0 if it has none. */
  mostOfKinds(number: number, values: Float32Array): number {
    const start = this.#kindStarts[number] ?? 0;
    const end = start + (this.#kindCounts[number] ?? 0);
    let most = 0;
    for (let at = start; at < end; at += 1) {
      const value = values[this.#kinds[at] ?? 0] ?? 0;
      if (value > most) most = value;
    }
    return most;
  }

  /** Adds an amount to the value of each of the product's kinds. */
  addToKinds(number: number, values: Float32Array, amount: number): void {
    const start = this.#kindStarts[number] ?? 0;
    const end = start + (this.#kindCounts[number] ?? 0);
    for (let at = start; at < end; at += 1) {
      const kind = this.#kinds[at] ?? 0;
      values[kind] = (values[kind] ?? 0) + amount;
    }
  }

  /** 0 to 1: how much of the head a query covers. `covered`: by word number, how well the word fits the query. */
  coveredOf(number: number, covered: Float32Array): number {
    const [words, weights] = [this.#words, this.#factors];
    const end = this.#ends[number] ?? 0;
    let most = 0;
    let all = 0;
    let sum = 0;
    for (let at = this.#starts[number] ?? 0; at < end; at += 1) {
      const packed = words[at] ?? 0;
      if (packed & PART) {
        if (sum > most) most = sum;
        all += sum;
        sum = 0;
      }
      const fit = covered[packed & WORD] ?? 0;
      if (fit === 0) continue;
      const weight = weights[at] ?? 0;
      sum += weight * fit;
      if ((packed & IS_COMPOUND) === 0) continue;
      const next = covered[(words[at + 1] ?? 0) & WORD] ?? 0;
      // The query is for the compound itself, so its words count in full.
      if (next > 0) sum += UNCOMPOUND * (weight * fit + (weights[at + 1] ?? 0) * next);
    }
    if (sum > most) most = sum;
    all += sum;
    return Math.min(1, most + OTHER_PARTS * (all - most));
  }
}

/** A copy with room for at least one more than `needed`. */
function withRoom<Numbers extends Uint32Array | Int32Array | Float32Array>(
  old: Numbers,
  needed: number,
): Numbers {
  return growArray(old, Math.ceil((needed + 1) * 1.5));
}
