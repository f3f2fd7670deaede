import type { Concepts } from '../meaning/concepts.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { indianSingulars, singular } from '../text/fold.ts';
import { inLatinLetters } from './latin-letters.ts';
import type { TextIndex } from '../index/text-index.ts';
import { Effort, type WordList } from './word-list.ts';

/** How a typed word is read. */
export type Reading = {
  /** One word; two if the typed word is two words without a space. */
  readonly words: readonly string[];
  /** Whether a typing mistake was corrected, which the response reports. */
  readonly corrected: boolean;
};

const MAX_COMPLETIONS = 400;
const SHORTEST_TO_CORRECT = 3;
/** Shorter words are corrected only to words of the shop's catalogue. */
const SHORTEST_THING = 5;
/** In words of at most this many letters, a different first letter makes a different word. */
const LONGEST_SHORT = 5;
/** Shorter words are too often different words rather than other spellings. */
const SHORTEST_SHOP_SPELLING = 4;
const HAS_DIGIT = /\d/;
/**
 * A word that may be incomplete is corrected only if the weight of the correction exceeds that of the words that begin
 * with it by this much. Weights are base-2 logarithms of counts.
 */
const PREFIX_MARGIN = 2;

/** Corrects words that are neither in the catalogue nor in the vocabulary. */
export class Spelling {
  readonly #index: TextIndex;
  readonly #concepts: Concepts;
  readonly #lists: readonly WordList[];

  constructor(index: TextIndex, concepts: Concepts) {
    this.#index = index;
    this.#concepts = concepts;
    this.#lists = [index.list, ...concepts.lists];
  }

  meaningOf(word: string): Meaning | null {
    return this.#concepts.meaningOf([word]);
  }

  isKnown(word: string): boolean {
    return this.#index.with(word).length > 0 || this.#concepts.hasWord(word);
  }

  /** Whether a word is in the vocabulary, or in the names of several products. */
  #isThing(word: string): boolean {
    return this.#concepts.hasWord(word) || this.#index.countOf(word) > 2;
  }

  /** The words of the catalogue and of the vocabulary that begin with a prefix. */
  withPrefix(start: string): string[] {
    const words = new Set(this.#index.list.withPrefix(start, MAX_COMPLETIONS));
    if (start.length > 1) {
      for (const list of this.#concepts.lists) {
        for (const word of list.withPrefix(start, MAX_COMPLETIONS)) words.add(word);
      }
    }
    return [...words];
  }

  /**
   * Reads a typed word. `mayBePrefix`: whether the word may be incomplete. `effort`: the effort of the whole search.
   */
  read(word: string, mayBePrefix: boolean, effort: Effort): Reading {
    const asTyped = { words: [word], corrected: false };
    const count = this.#index.countOf(word);
    if (HAS_DIGIT.test(word) || word.length < SHORTEST_TO_CORRECT) return asTyped;
    const isKnown = this.isKnown(word);
    // 'buter' alone is a mistake, although 'buter dal' is a name of the vocabulary.
    const isOfName = this.#concepts.hasWord(word) && this.meaningOf(word) === null;
    if (count > 2 || (this.#concepts.hasWord(word) && !isOfName)) return asTyped;
    const one = isKnown ? undefined : indianSingulars(word).find((single) => this.#isThing(single));
    if (one !== undefined) return { words: [one], corrected: false };
    const latin = isKnown ? null : this.#inLatin(word);
    if (latin !== null && this.isKnown(latin)) return { words: [latin], corrected: false };
    const split = isKnown ? null : (this.split(word) ?? this.#splitName(word));
    if (split !== null) return { words: split, corrected: false };
    const best = this.#closest(word, effort);
    // A word of one or two names may be a mistake in the catalogue, if a similar word is much more frequent.
    if (isKnown) {
      const isOutweighed =
        best !== null && word.length > 4 && this.#weight(best.word) > 4 + this.#weight(word);
      return isOutweighed && (count > 0 || isOfName) && best.distance <= 1
        ? { words: [best.word], corrected: true }
        : asTyped;
    }
    const completed = Math.log2(1 + this.countWithPrefix(word));
    if (latin !== null && completed === 0 && (best === null || best.distance >= 1)) {
      const meant = this.#soundingLike(latin);
      if (meant !== null) return { words: [meant], corrected: true };
    }
    const margin = mayBePrefix ? PREFIX_MARGIN : 0;
    if (best !== null && (completed === 0 || best.worth > completed + margin)) {
      return { words: [best.word], corrected: true };
    }
    if (completed > 0) return asTyped;
    const start = mayBePrefix && word.length > 3 ? this.#closestPrefix(word, effort) : null;
    if (start !== null) return { words: [start], corrected: true };
    const meant = this.#closestThing(word, effort);
    return meant === null ? asTyped : { words: [meant], corrected: true };
  }

  /** Spellings in the shop's names that sound like a word: 'shampo' and 'shampu' for 'shampoo'. */
  shopSpellings(word: string): string[] {
    if (word.length < SHORTEST_SHOP_SPELLING) return [];
    return this.#index.list.soundingLike(word).filter((other) => this.#isShopSpelling(other, word));
  }

  /** Words of the shop's names that are likely misspellings of a word: 'cadbry' of 'cadbury'. */
  shopMisspellings(word: string, effort: Effort): string[] {
    if (word.length < SHORTEST_SHOP_SPELLING + 1 || HAS_DIGIT.test(word)) return [];
    return this.#index.list
      .lookingLike(word, word.length < 8 ? 1 : 2, false, effort)
      .filter(({ word: other }) => this.#isShopSpelling(other, word))
      .map(({ word: other }) => other);
  }

  /**
   * Whether `other` is another spelling of `word`. A word of the vocabulary isn't, because it has a meaning of its own.
   */
  #isShopSpelling(other: string, word: string): boolean {
    return (
      other !== word &&
      other.length >= SHORTEST_SHOP_SPELLING &&
      other.charCodeAt(0) === word.charCodeAt(0) &&
      !this.#concepts.hasWord(other)
    );
  }

  /** Folded words as the shop or the vocabulary writes them. */
  shown(words: readonly string[]): string {
    return words.map((word) => this.#index.shown(word) ?? this.#concepts.shown(word) ?? word).join(' ');
  }

  /**
   * The words of names that are nearest to a word in spelling or sound, nearest first, for people to choose from.
   * Contains no far-fetched ones: for 'phone' it doesn't return 'honey', for 'laptop' not the brand Lapeto.
   */
  nearest(word: string, most: number): string[] {
    if (word.length < SHORTEST_TO_CORRECT || HAS_DIGIT.test(word)) return [];
    const near = new Map<string, number>();
    const edits = word.length < 5 ? 1 : word.length < 8 ? 2 : 3;
    const effort = new Effort();
    for (const list of this.#lists) {
      for (const alike of list.lookingLike(word, edits, false, effort)) {
        if (alike.distance > 1 && !this.#isFarButLikely(word, alike.word)) continue;
        near.set(alike.word, alike.distance);
      }
      for (const alike of list.soundingLike(word)) if (alike !== word) near.set(alike, 0.5);
    }
    return [...near]
      .map(([other, distance]) => ({ other, weight: this.#weight(other), distance }))
      .filter(({ weight }) => weight > 0)
      .sort(
        (one, two) =>
          one.distance - two.distance || two.weight - one.weight || (one.other < two.other ? -1 : 1),
      )
      .slice(0, most)
      .map(({ other }) => other);
  }

  /**
   * Whether a word that is several mistakes away may be meant: if one word begins with the other ('amulya' and 'amul'),
   * or, for long words, if it is a thing that begins with the same letter.
   */
  #isFarButLikely(word: string, other: string): boolean {
    if (Math.min(word.length, other.length) >= SHORTEST_SHOP_SPELLING) {
      if (word.startsWith(other) || other.startsWith(word)) return true;
    }
    const isLong = word.length > LONGEST_SHORT + 1;
    return isLong && other.charCodeAt(0) === word.charCodeAt(0) && this.meaningOf(other) !== null;
  }

  /** Splits a word into two that are neighbours in a name; null if no name has such a pair. */
  split(word: string): [string, string] | null {
    if (HAS_DIGIT.test(word)) return null;
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

  /** Splits a word into a name of two words of the vocabulary: 'facecream'; null if it is none. */
  #splitName(word: string): [string, string] | null {
    for (let cut = SHORTEST_TO_CORRECT; cut <= word.length - SHORTEST_TO_CORRECT; cut += 1) {
      const pair: [string, string] = [singular(word.slice(0, cut)), singular(word.slice(cut))];
      if (this.#concepts.hasName(pair)) return pair;
    }
    return null;
  }

  /** A word of an Indian script in Latin letters, folded; null if it isn't in one. */
  #inLatin(word: string): string | null {
    const latin = inLatinLetters(word);
    return latin === null ? null : singular(latin);
  }

  /**
   * The word that a word of another script most likely means, by its sound; null if none sounds alike. Prefers words of
   * the catalogue to words of the vocabulary, and of several words the one with the most names.
   */
  #soundingLike(latin: string): string | null {
    for (const alike of [
      ...this.#lists.map((list) => list.soundingLike(latin)),
      ...this.#lists.map((list) => list.withConsonantsOf(latin)),
    ]) {
      let meant: string | null = null;
      let most = 0;
      for (const word of alike) {
        const weight = this.#weight(word);
        if (weight > most) [meant, most] = [word, weight];
      }
      if (meant !== null) return meant;
    }
    return null;
  }

  /** The base-2 logarithm of the number of names that contain the word or a synonym of it. */
  #weight(word: string): number {
    let count = this.#index.countOf(word);
    if (this.#concepts.hasWord(word)) {
      for (const name of this.#concepts.meaningOf([word])?.synonyms ?? []) {
        const fewest = Math.min(...name.map((each) => this.#index.countOf(each)));
        count = Math.max(count, fewest * 0.7);
      }
    }
    // A word that occurs only in sub-categories counts like one name.
    if (count === 0 && this.#index.isListed(word)) count = 1;
    return Math.log2(1 + count);
  }

  /** Approximately how many names contain a longer word with this prefix. */
  countWithPrefix(start: string): number {
    let count = 0;
    for (const longer of this.withPrefix(start)) count += 2 ** this.#weight(longer) - 1;
    return count;
  }

  #closest(word: string, effort: Effort): { word: string; worth: number; distance: number } | null {
    const edits = word.length < 8 ? 1 : 2;
    const distances = new Map<string, number>();
    for (const list of this.#lists) {
      for (const alike of list.lookingLike(word, edits, false, effort)) {
        if (word.length > 3 || isLikelyInShort(word, alike.word)) distances.set(alike.word, alike.distance);
      }
      for (const alike of list.soundingLike(word)) {
        if (alike !== word) distances.set(alike, 0.4 + 0.3 * Math.min(2, distances.get(alike) ?? 2));
      }
    }
    let best: { word: string; worth: number; distance: number } | null = null;
    for (const [other, distance] of distances) {
      if (isOtherShortWord(word, other)) continue;
      const sameStart = other.charCodeAt(0) === word.charCodeAt(0) ? 0 : 1;
      const worth =
        this.#weight(other) + 1.5 - 2.2 * distance - 1.5 * sameStart - (other.length < 4 ? 1.5 : 0);
      if (this.#weight(other) > 0 && worth > (best?.worth ?? -2)) best = { word: other, worth, distance };
    }
    return best;
  }

  /**
   * The nearest name of a thing, even if the shop's names don't contain it: the shop may misspell it too, or sell the
   * thing by its brand.
   */
  #closestThing(word: string, effort: Effort): string | null {
    if (word.length < SHORTEST_THING) return null;
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const list of this.#concepts.lists) {
      for (const alike of list.lookingLike(word, word.length < 8 ? 1 : 2, false, effort)) {
        if (alike.distance >= least || alike.word.charCodeAt(0) !== word.charCodeAt(0)) continue;
        if (this.meaningOf(alike.word) !== null) [best, least] = [alike.word, alike.distance];
      }
    }
    return best;
  }

  #closestPrefix(word: string, effort: Effort): string | null {
    let best: string | null = null;
    let most = 0;
    for (const list of this.#lists) {
      for (const alike of list.lookingLike(word, 1, true, effort)) {
        const worth = this.#weight(alike.word) - (alike.word.charCodeAt(0) === word.charCodeAt(0) ? 0 : 2);
        if (worth > most) [best, most] = [alike.word, worth];
      }
    }
    return best;
  }
}

/**
 * Whether a short word is a different word because it begins with another letter, unless the first two letters were
 * swapped: 'phone' isn't 'dhone' (coriander in Bengali).
 */
function isOtherShortWord(typed: string, word: string): boolean {
  return (
    typed.length <= LONGEST_SHORT &&
    typed.length === word.length &&
    typed.charCodeAt(0) !== word.charCodeAt(0) &&
    typed.slice(0, 2) !== `${word.charAt(1)}${word.charAt(0)}`
  );
}

/**
 * Whether a three-letter word is likely a mistake: only if a letter is missing or two letters are swapped, because a
 * wrong letter makes another word.
 */
function isLikelyInShort(typed: string, word: string): boolean {
  if (word.length === typed.length) return [...typed].sort().join('') === [...word].sort().join('');
  return word.length > typed.length && word.charCodeAt(0) === typed.charCodeAt(0);
}
