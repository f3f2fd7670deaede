import type { Concepts, Meaning } from './concepts.ts';
import { singular } from './fold.ts';
import type { TextIndex } from './text-index.ts';
import { WordList } from './word-list.ts';

/** How a word was understood. */
export type Reading = {
  /** One word, or the two that it is made of. */
  readonly words: readonly string[];
  /** Taken for a mistake: the answer says so. */
  readonly corrected: boolean;
};

const BEGINNINGS_AT_MOST = 400;
const SHORTEST_TO_CORRECT = 3;
const HAS_DIGIT = /\d/;
/** By so much what looks like it has to be more frequent (as a power of two) than what begins so. */
const PATIENCE = 2;

/** What was probably meant by words that neither the shop nor the vocabulary knows. */
export class Spelling {
  readonly #index: TextIndex;
  readonly #concepts: Concepts;
  readonly #named = new WordList();

  constructor(index: TextIndex, concepts: Concepts) {
    this.#index = index;
    this.#concepts = concepts;
    for (const word of concepts.words) this.#named.add(word);
  }

  meaningOf(word: string): Meaning | null {
    return this.#concepts.meaningOf([word]);
  }

  isKnown(word: string): boolean {
    return this.#index.with(word).length > 0 || this.#concepts.words.has(word);
  }

  /** Words that begin so, of names and of the vocabulary. */
  beginningWith(start: string): string[] {
    const words = new Set(this.#index.list.beginningWith(start, BEGINNINGS_AT_MOST));
    if (start.length > 1) {
      for (const word of this.#named.beginningWith(start, BEGINNINGS_AT_MOST)) words.add(word);
    }
    return [...words];
  }

  /** How a word is to be read; `mayBeBegun`: it is perhaps still being typed. */
  read(word: string, mayBeBegun: boolean): Reading {
    const asTyped = { words: [word], corrected: false };
    const count = this.#index.countOf(word);
    if (HAS_DIGIT.test(word) || word.length < SHORTEST_TO_CORRECT) return asTyped;
    const isKnown = this.isKnown(word);
    if (count > 2 || this.#concepts.words.has(word)) return asTyped;
    const split = this.#split(word);
    if (split !== null && !isKnown) return { words: split, corrected: false };
    const best = this.#closest(word);
    // A word that a few names have may itself be a mistake, if it is much rarer than what it looks like.
    if (isKnown) {
      const much = best !== null && word.length > 4 && this.#weight(best.word) > 4 + this.#weight(word);
      return much && count > 0 && best.distance <= 1 ? { words: [best.word], corrected: true } : asTyped;
    }
    const begun = Math.log2(1 + this.countBeginning(word));
    const patience = mayBeBegun ? PATIENCE : 0;
    if (best !== null && (begun === 0 || best.worth > begun + patience)) {
      return { words: [best.word], corrected: true };
    }
    if (begun > 0) return asTyped;
    const start = mayBeBegun && word.length > 3 ? this.#closestBeginning(word) : null;
    return start === null ? asTyped : { words: [start], corrected: true };
  }

  /** Folded words as people write them. */
  shown(words: readonly string[]): string {
    return words.map((word) => this.#index.shown(word) ?? this.#concepts.shown(word) ?? word).join(' ');
  }

  /** Two words of names that stand side by side there, where this is both written as one. */
  split(word: string): [string, string] | null {
    return HAS_DIGIT.test(word) ? null : this.#split(word);
  }

  #split(word: string): [string, string] | null {
    let best: [string, string] | null = null;
    let most = 0;
    for (let cut = 2; cut < word.length; cut += 1) {
      if (cut === word.length - 1 && cut < 4) break;
      const pair: [string, string] = [singular(word.slice(0, cut)), word.slice(cut)];
      const fewest = Math.min(this.#index.countOf(pair[0]), this.#index.countOf(pair[1]));
      if (fewest <= most) continue;
      if (!this.#index.standTogether(pair[0], pair[1])) continue;
      most = fewest;
      best = pair;
    }
    return best;
  }

  /** Log of how many names have the word, or a word for the same thing. */
  #weight(word: string): number {
    let count = this.#index.countOf(word);
    if (this.#concepts.words.has(word)) {
      for (const name of this.#concepts.meaningOf([word])?.same ?? []) {
        const fewest = Math.min(...name.map((each) => this.#index.countOf(each)));
        count = Math.max(count, fewest * 0.7);
      }
    }
    return Math.log2(1 + count);
  }

  /** In how many names a longer word begins so. */
  countBeginning(start: string): number {
    let count = 0;
    for (const longer of this.beginningWith(start)) count += 2 ** this.#weight(longer) - 1;
    return count;
  }

  #closest(word: string): { word: string; worth: number; distance: number } | null {
    const edits = word.length < 4 ? 1 : word.length < 8 ? 1 : 2;
    const distances = new Map<string, number>();
    for (const list of [this.#index.list, this.#named]) {
      if (word.length >= 3) {
        for (const alike of list.lookingLike(word, edits, false)) {
          if (word.length > 3 || likelyInShort(word, alike.word)) distances.set(alike.word, alike.distance);
        }
      }
      for (const alike of list.soundingLike(word)) {
        if (alike !== word) distances.set(alike, 0.4 + 0.3 * Math.min(2, distances.get(alike) ?? 2));
      }
    }
    let best: { word: string; worth: number; distance: number } | null = null;
    for (const [other, distance] of distances) {
      const sameStart = other.charCodeAt(0) === word.charCodeAt(0) ? 0 : 1;
      const worth =
        this.#weight(other) + 1.5 - 2.2 * distance - 1.5 * sameStart - (other.length < 4 ? 1.5 : 0);
      if (this.#weight(other) > 0 && worth > (best?.worth ?? -2)) best = { word: other, worth, distance };
    }
    return best;
  }

  #closestBeginning(word: string): string | null {
    let best: string | null = null;
    let most = 0;
    for (const list of [this.#index.list, this.#named]) {
      for (const alike of list.lookingLike(word, 1, true)) {
        const worth = this.#weight(alike.word) - (alike.word.charCodeAt(0) === word.charCodeAt(0) ? 0 : 2);
        if (worth > most) [best, most] = [alike.word, worth];
      }
    }
    return best;
  }
}

/** Of three letters, one that is missing or two that are swapped are mistakes; another letter is another word. */
function likelyInShort(typed: string, word: string): boolean {
  if (word.length === typed.length) return [...typed].sort().join('') === [...word].sort().join('');
  return word.length > typed.length && word.charCodeAt(0) === typed.charCodeAt(0);
}
