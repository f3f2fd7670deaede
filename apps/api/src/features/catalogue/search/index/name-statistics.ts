import type { Indexed, Part } from './indexed-product.ts';
import { INEDIBLE, isFresh } from '../meaning/vocabulary/produce.ts';
import { FORMS, MILD_FORMS } from '../meaning/vocabulary/forms.ts';
import { ORDINARY, SPECIAL } from '../meaning/vocabulary/varieties.ts';

/** The style of a catalogue is learnt from about this many names. */
const NAMES_READ = 5_000;
/**
 * The minimum specificity of a word that is also in the sub-category's name, multiplied by the share of its products
 * there.
 */
const NAMED_LIKE_KIND = 0.5;
/** Further words of a part of a name are ignored. */
const MAX_WORDS = 12;
const KIND_BASE = 65_536;
/** The factor for words before a form: in 'tomato ketchup', 'tomato' says little about the kind of product. */
const FORM = 0.3;
const MILD_FORM = 0.55;
/** The factor for the words of a compound: a search for butter isn't for peanut butter. */
export const COMPOUND = 0.4;

/**
 * Counts which words of a name say what kind of product it is. 'Pickle - Tomato' is a pickle because 'pickle' is in
 * most names of pickles and in few others. Whether that word comes first or last ('OIL SUNFLOWER', 'Sunflower Oil'),
 * and before or after a dash, differs between catalogues, so it is learnt from the names (learnStyle). A kind is a
 * sub-category; words and kinds are numbers.
 */
export class NameStatistics {
  #kinds = new Map<string, number>();
  #kindSizes: number[] = [];
  #kindWords: Set<number>[] = [];
  #kindParts: (readonly (readonly number[])[])[] = [];
  /** By word: the factor for the words before it if it is a form, otherwise 1. */
  #forms: number[] = [];
  /** By word: 1 for ordinary varieties, -1 for special varieties, otherwise 0. */
  #varieties: number[] = [];
  /** By word: whether products with this word in their name aren't food. */
  #inedible: boolean[] = [];
  #fresh: boolean[] = [];
  /** By word: the number of names that contain it. */
  #wordSizes: number[] = [];
  #pairs = new Map<number, number>();
  /** 0 to 1: how likely the last word of a part, rather than the first, says what kind of product it is. */
  #lastIsHead = 0.7;
  /** Whether the part after a dash says what kind of product it is, not the part before. */
  #headAfterDash = false;

  /**
   * The number of a sub-category; a new number if it has none yet. `read` returns the words of each thing in its name
   * ('Bread & Buns').
   */
  kindOf(name: string, read: () => readonly (readonly number[])[], wordOf: (word: number) => string): number {
    const known = this.#kinds.get(name);
    if (known !== undefined) return known;
    const parts = read();
    const kind = this.#kinds.size;
    this.#kinds.set(name, kind);
    this.#kindSizes.push(0);
    this.#kindWords.push(new Set(parts.flat()));
    this.#fresh.push(isFresh(parts.flat().map(wordOf)));
    this.#kindParts.push(parts.filter((part) => part.length > 0));
    return kind;
  }

  /**
   * 0 to 1: how well a query covers a thing in the sub-category's name, for the thing that it covers best. The last
   * word counts twice.
   */
  kindCovered(kind: number, covered: Float32Array): number {
    let most = 0;
    for (const words of this.#kindParts[kind] ?? []) {
      let sum = covered[words.at(-1) ?? 0] ?? 0;
      for (const word of words) sum += covered[word] ?? 0;
      most = Math.max(most, sum / (words.length + 1));
    }
    return most;
  }

  /** Whether a sub-category's name lists several things. */
  isMixed(kind: number): boolean {
    return (this.#kindParts[kind]?.length ?? 0) > 1;
  }

  /**
   * -1 to 1: whether the words of a name that the query doesn't cover are of an ordinary variety (1) or of a special
   * one (-1), such as honey with almonds.
   */
  ordinariness(known: Indexed, covered: Float32Array): number {
    let sum = 0;
    for (const { kind, words } of known.parts) {
      if (kind === 'with') return -1;
      if (kind === 'alias') continue;
      for (const word of words) if ((covered[word] ?? 0) === 0) sum += this.#varieties[word] ?? 0;
    }
    return Math.max(-1, Math.min(1, sum));
  }

  /** Whether `ordinariness` of a product can be different from 0. */
  isVariety({ parts }: Indexed): boolean {
    return parts.some(
      ({ kind, words }) =>
        kind === 'with' || (kind !== 'alias' && words.some((word) => (this.#varieties[word] ?? 0) !== 0)),
    );
  }

  /** Whether the name of a product says that it isn't food. */
  isInedible({ named }: Indexed): boolean {
    return named.some((word) => this.#inedible[word]);
  }

  /** Registers a new word. */
  noteWord(word: number, text: string): void {
    this.#forms[word] = MILD_FORMS.has(text) ? MILD_FORM : FORMS.has(text) ? FORM : 1;
    this.#varieties[word] = SPECIAL.has(text) ? -1 : ORDINARY.has(text) ? 1 : 0;
    this.#inedible[word] = INEDIBLE.has(text);
    this.#wordSizes[word] = 0;
  }

  /** Whether a sub-category is one of fresh fruit or vegetables. */
  isFresh(kind: number): boolean {
    return this.#fresh[kind] === true;
  }

  get kinds(): number {
    return this.#kinds.size;
  }

  /** Adds a product to the counts (1), or removes it (-1). */
  count(known: Indexed, by: 1 | -1): void {
    const words: number[] = [];
    for (const part of known.parts)
      for (const word of part.words) if (!words.includes(word)) words.push(word);
    for (const word of words) this.#wordSizes[word] = (this.#wordSizes[word] ?? 0) + by;
    for (const kind of known.kinds) {
      this.#kindSizes[kind] = (this.#kindSizes[kind] ?? 0) + by;
      for (const word of words) {
        const pair = word * KIND_BASE + kind;
        this.#pairs.set(pair, (this.#pairs.get(pair) ?? 0) + by);
      }
    }
  }

  /** Learns from the names whether the head of a name comes first or last, and before or after a dash. */
  learnStyle(products: readonly (Indexed | undefined)[]): void {
    let first = 1;
    let last = 1;
    let beforeDash = 1;
    let afterDash = 1;
    const step = Math.max(1, Math.floor(products.length / NAMES_READ));
    for (let number = 0; number < products.length; number += step) {
      const known = products[number];
      if (known === undefined) continue;
      for (const part of known.parts) {
        if (part.kind !== 'first' || part.words.length < 2) continue;
        first += this.#specificity(part.words[0] ?? 0, known.kinds);
        last += this.#specificity(part.words.at(-1) ?? 0, known.kinds);
      }
      const [before, after] = known.parts;
      if (before && after?.kind === 'dash') {
        beforeDash += this.#strongest(before, known.kinds);
        afterDash += this.#strongest(after, known.kinds);
      }
    }
    this.#lastIsHead = last / (first + last);
    this.#headAfterDash = afterDash > beforeDash * 1.5;
  }

  /** By part and position, the weight of each word of a name: how much it says about the kind of product. */
  weigh(known: Indexed): number[][] {
    const head = this.#headOf(known);
    return known.parts.map((part) => {
      const words = part.words.slice(0, MAX_WORDS);
      const formAt = this.#formOf(words);
      const before = formAt > 0 ? (this.#forms[words[formAt] ?? 0] ?? 1) : 1;
      const isScented = words.some((word) => this.#inedible[word]);
      const raw = words.map((word, place) => {
        const isFirst = place === 0;
        const isLast = place === words.length - 1;
        const position =
          isFirst && isLast ? 1 : isLast ? this.#lastIsHead : isFirst ? 1 - this.#lastIsHead : 0.15;
        const scent = isScented && !this.#inedible[word] ? FORM : 1;
        const weight = scent * (0.25 + position + 2 * Math.sqrt(this.#specificity(word, known.kinds)));
        return place === formAt ? weight / before : place < formAt ? weight * before : weight;
      });
      const sum = raw.reduce((all, weight) => all + weight, 0);
      for (const place of part.compounds) {
        raw[place] = (raw[place] ?? 0) * COMPOUND;
        raw[place + 1] = (raw[place + 1] ?? 0) * COMPOUND;
      }
      const trust = part === head || part.kind === 'alias' ? 1 : this.#trust(part, known.kinds);
      return raw.map((weight) => (trust * weight) / sum);
    });
  }

  /** The position of the form: the last word, or 'powder' before a brand ('Dudh Powder Everyday'). */
  #formOf(words: readonly number[]): number {
    const last = words.length - 1;
    if ((this.#forms[words[last] ?? 0] ?? 1) < 1) return last;
    return words.findLastIndex((word) => this.#forms[word] === MILD_FORM);
  }

  #headOf(known: Indexed): Part | undefined {
    const [first, second] = known.parts;
    const isOfKind = (part: Part | undefined) =>
      known.kinds.some((kind) => this.#kindWords[kind]?.has(part?.words.at(-1) ?? -1));
    if (second?.kind === 'dash' && isOfKind(second) && !isOfKind(first)) return second;
    return this.#headAfterDash && second?.kind === 'dash' ? second : first;
  }

  /**
   * 0 to 1: how much a part other than the head says what the product is; more if its words occur only in names of this
   * kind.
   */
  #trust(part: Part, kinds: readonly number[]): number {
    let share = 0;
    for (const word of part.words) share = Math.max(share, this.#share(word, kinds));
    const most = part.kind === 'bracket' || part.kind === 'slash' ? 0.95 : 0.6;
    return most * Math.sqrt(share);
  }

  #strongest(part: Part, kinds: readonly number[]): number {
    return Math.max(0, ...part.words.map((word) => this.#specificity(word, kinds)));
  }

  /**
   * 0 to 1: how typical a word is of the kinds: the share of the kind's products that have it, times the share of its
   * products in the kind.
   */
  #specificity(word: number, kinds: readonly number[]): number {
    let most = 0;
    for (const kind of kinds) {
      const together = this.#pairs.get(word * KIND_BASE + kind) ?? 0;
      const share = together / ((this.#wordSizes[word] ?? 0) + 1);
      const ofKind = together / ((this.#kindSizes[kind] ?? 0) + 1);
      const named = this.#kindWords[kind]?.has(word) ? NAMED_LIKE_KIND * Math.sqrt(share) : 0;
      most = Math.max(most, share * ofKind, named);
    }
    return most;
  }

  /** 0 to 1: the share of the products with the word that are in one of the kinds. */
  #share(word: number, kinds: readonly number[]): number {
    let most = 0;
    for (const kind of kinds) {
      const together = this.#pairs.get(word * KIND_BASE + kind) ?? 0;
      most = Math.max(most, together / ((this.#wordSizes[word] ?? 0) + 2));
    }
    return most;
  }
}
