import { consonantsOf, phoneticKey } from './phonetic-key.ts';
import { withinEdits } from './edit-distance.ts';

/** A word that looks like a typed word, and the number of typing mistakes between the two. */
export type SimilarWord = { readonly word: string; readonly distance: number };

/** The cost of examining a word, in comparisons of two letters. */
const LOOK = 4;

/**
 * The effort that one search may still spend on finding similar words, in comparisons of two letters. It limits the
 * time of a search with many mistakes in a shop with very many words.
 */
export class Effort {
  #left: number;

  constructor(comparisons = 3_000_000) {
    this.#left = comparisons;
  }

  /** Spends this much, if that much is left; returns whether it was. */
  spend(comparisons: number): boolean {
    this.#left -= comparisons;
    return this.#left >= 0;
  }
}

/** A sorted list of words. Finds words by prefix, and words that look or sound like a typed word. */
export class WordList {
  #sorted: string[] = [];
  #letters: number[] = [];
  readonly #bySound = new Map<string, string[]>();
  /** Phonetic keys by their consonants. */
  readonly #byConsonants = new Map<string, string[]>();
  #unsorted: string[] = [];

  /** Adds a word that isn't in the list yet. */
  add(word: string): void {
    this.#unsorted.push(word);
    if (HAS_DIGIT.test(word)) return;
    const key = phoneticKey(word);
    const alike = this.#bySound.get(key);
    if (alike) alike.push(word);
    else {
      this.#bySound.set(key, [word]);
      const consonants = consonantsOf(key);
      if (consonants !== '') push(this.#byConsonants, consonants, key);
    }
  }

  /** Sorts the list in advance, so that the first search needn't. */
  prepare(): void {
    this.#sort();
  }

  /** At most `most` words that are longer than `start` and begin with it. */
  withPrefix(start: string, most: number): string[] {
    this.#sort();
    const found: string[] = [];
    for (let place = firstAtLeast(this.#sorted, start); found.length < most; place += 1) {
      const word = this.#sorted[place];
      if (word === undefined || !word.startsWith(start)) break;
      if (word !== start) found.push(word);
    }
    return found;
  }

  /** Words that sound like the typed one. */
  soundingLike(typed: string): readonly string[] {
    return this.#bySound.get(phoneticKey(typed)) ?? [];
  }

  /**
   * Of the words with the same consonants as the typed one, those that sound most like it, if they sound similar
   * enough.
   */
  withConsonantsOf(typed: string): readonly string[] {
    const sound = phoneticKey(typed);
    let nearest: string | undefined;
    let fewest = MOST_VOWELS_AMISS + 1;
    for (const key of this.#byConsonants.get(consonantsOf(sound)) ?? []) {
      const edits = withinEdits(sound, key, MOST_VOWELS_AMISS, false);
      if (edits < fewest) [nearest, fewest] = [key, edits];
    }
    return nearest === undefined ? [] : (this.#bySound.get(nearest) ?? []);
  }

  /**
   * Words that are at most `edits` typing mistakes away; with `asPrefix` also words with such a prefix. Leaves out
   * words with digits. Returns only some of them, or none, if the effort doesn't suffice.
   */
  lookingLike(typed: string, edits: number, asPrefix: boolean, effort: Effort): SimilarWord[] {
    this.#sort();
    const wanted = lettersOf(typed);
    const found: SimilarWord[] = [];
    const shortest = typed.length - edits;
    const longest = asPrefix ? Number.POSITIVE_INFINITY : typed.length + edits;
    if (!effort.spend(LOOK * this.#sorted.length)) return found;
    for (let place = 0; place < this.#sorted.length; place += 1) {
      // A cheap test first: each missing or additional letter is at least one mistake.
      const letters = this.#letters[place] ?? 0;
      if (countBits(wanted & ~letters) > edits) continue;
      if (!asPrefix && countBits(letters & ~wanted) > edits) continue;
      const word = this.#sorted[place] ?? '';
      if (word.length < shortest || word.length > longest || HAS_DIGIT.test(word)) continue;
      if (!effort.spend(typed.length * Math.min(word.length, typed.length + edits))) break;
      const distance = withinEdits(typed, word, edits, asPrefix);
      if (distance <= edits && word !== typed) found.push({ word, distance });
    }
    return found;
  }

  #sort(): void {
    if (this.#unsorted.length === 0) return;
    if (this.#unsorted.length > 50) {
      this.#sorted = [...this.#sorted, ...this.#unsorted].sort();
      this.#letters = this.#sorted.map(lettersOf);
    } else {
      for (const word of this.#unsorted) {
        const place = firstAtLeast(this.#sorted, word);
        this.#sorted.splice(place, 0, word);
        this.#letters.splice(place, 0, lettersOf(word));
      }
    }
    this.#unsorted = [];
  }
}

const HAS_DIGIT = /\d/;
/** The number of sounds that another script may write differently. */
const MOST_VOWELS_AMISS = 2;

function push(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** The index of the first word in a sorted list that isn't smaller. */
function firstAtLeast(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The letters of a word, as a set of 32 bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

function countBits(value: number): number {
  let left = value;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
