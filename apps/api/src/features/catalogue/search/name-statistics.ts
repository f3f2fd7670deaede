import type { Indexed, Part } from './indexed-product.ts';
import { FORMS, MILD_FORMS } from './vocabulary/forms.ts';

/** So many names say how a list names things. */
const NAMES_READ = 5_000;
/** A word of the sub-category's name in the product's name: that is what it is. */
const NAMED_LIKE_KIND = 0.5;
/** Words beyond these of a name's part are not looked at. */
const WORDS_AT_MOST = 12;
const KIND_BASE = 65_536;
/** What words before a form are worth: of 'tomato ketchup', 'tomato' says little of what it is. */
const FORM = 0.3;
const MILD_FORM = 0.55;
/** What the words of 'peanut butter' are worth: butter alone is something else. */
const COMPOUND = 0.4;

/**
 * Which words of a name say what the product is. 'Pickle - Tomato' is a pickle because names of pickles have 'pickle'
 * and nearly no other name does; whether the telling word stands first or last ('OIL SUNFLOWER', 'Sunflower Oil'), and
 * before or after a dash, differs from list to list, and is counted.
 */
export class NameStatistics {
  #kinds = new Map<string, number>();
  #kindSizes: number[] = [];
  #kindWords: Set<number>[] = [];
  #kindParts: (readonly (readonly number[])[])[] = [];
  #forms = new Map<number, number>();
  #wordSizes = new Map<number, number>();
  #pairs = new Map<number, number>();
  /** How likely the last word of a part is the telling one. */
  #lastTells = 0.7;
  /** Whether what stands after a dash tells more than what stands before it. */
  #dashFirst = false;

  /** The number of a sub-category by its name; `parts` are the words of each of the things that it names. */
  kindOf(name: string, parts: readonly (readonly number[])[]): number {
    const known = this.#kinds.get(name);
    if (known !== undefined) return known;
    const kind = this.#kinds.size;
    this.#kinds.set(name, kind);
    this.#kindSizes.push(0);
    this.#kindWords.push(new Set(parts.flat()));
    this.#kindParts.push(parts.filter((part) => part.length > 0));
    return kind;
  }

  /** 0 to 1: how much of one of the things that a sub-category names is covered. The last word counts twice. */
  kindCovered(kind: number, covered: Float32Array): number {
    let most = 0;
    for (const words of this.#kindParts[kind] ?? []) {
      let sum = covered[words.at(-1) ?? 0] ?? 0;
      for (const word of words) sum += covered[word] ?? 0;
      most = Math.max(most, sum / (words.length + 1));
    }
    return most;
  }

  /** Tells of a word that comes up for the first time. */
  noteWord(word: number, text: string): void {
    if (MILD_FORMS.has(text)) this.#forms.set(word, MILD_FORM);
    else if (FORMS.has(text)) this.#forms.set(word, FORM);
  }

  get kinds(): number {
    return this.#kinds.size;
  }

  /** Counts a product in (1) or out (-1). */
  count(known: Indexed, by: 1 | -1): void {
    const words = new Set(known.parts.flatMap((part) => part.words));
    for (const word of words) this.#wordSizes.set(word, (this.#wordSizes.get(word) ?? 0) + by);
    for (const kind of known.kinds) {
      this.#kindSizes[kind] = (this.#kindSizes[kind] ?? 0) + by;
      for (const word of words) {
        const pair = word * KIND_BASE + kind;
        this.#pairs.set(pair, (this.#pairs.get(pair) ?? 0) + by);
      }
    }
  }

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
        first += this.#telling(part.words[0] ?? 0, known.kinds);
        last += this.#telling(part.words.at(-1) ?? 0, known.kinds);
      }
      const [before, after] = known.parts;
      if (before && after?.kind === 'dash') {
        beforeDash += this.#most(before, known.kinds);
        afterDash += this.#most(after, known.kinds);
      }
    }
    this.#lastTells = last / (first + last);
    this.#dashFirst = afterDash > beforeDash * 1.5;
  }

  /** Gives each word of a name its weight. */
  weigh(known: Indexed): void {
    const head = this.#headOf(known);
    for (const part of known.parts) {
      const words = part.words.slice(0, WORDS_AT_MOST);
      const before = words.length > 1 ? (this.#forms.get(words.at(-1) ?? -1) ?? 1) : 1;
      const raw = words.map((word, place) => {
        const isFirst = place === 0;
        const isLast = place === words.length - 1;
        const position =
          isFirst && isLast ? 1 : isLast ? this.#lastTells : isFirst ? 1 - this.#lastTells : 0.15;
        const weight = 0.25 + position + 2 * Math.sqrt(this.#telling(word, known.kinds));
        return isLast ? weight / before : weight * before;
      });
      const sum = raw.reduce((all, weight) => all + weight, 0);
      for (const place of part.compounds) {
        raw[place] = (raw[place] ?? 0) * COMPOUND;
        raw[place + 1] = (raw[place + 1] ?? 0) * COMPOUND;
      }
      const trust = part === head || part.kind === 'alias' ? 1 : this.#trust(part, known.kinds);
      part.weights = raw.map((weight) => (trust * weight) / sum);
    }
  }

  #headOf(known: Indexed): Part | undefined {
    const [first, second] = known.parts;
    return this.#dashFirst && second?.kind === 'dash' ? second : first;
  }

  /** How far a part that isn't the head says what the product is: as far as its words are said of this kind alone. */
  #trust(part: Part, kinds: readonly number[]): number {
    let share = 0;
    for (const word of part.words) share = Math.max(share, this.#share(word, kinds));
    const most = part.kind === 'bracket' || part.kind === 'slash' ? 0.95 : 0.6;
    return most * Math.sqrt(share);
  }

  #most(part: Part, kinds: readonly number[]): number {
    return Math.max(0, ...part.words.map((word) => this.#telling(word, kinds)));
  }

  /** 0 to 1: how much of the kind is named so, and how much of what is named so is of the kind. */
  #telling(word: number, kinds: readonly number[]): number {
    let most = 0;
    for (const kind of kinds) {
      const together = this.#pairs.get(word * KIND_BASE + kind) ?? 0;
      const share = together / ((this.#wordSizes.get(word) ?? 0) + 1);
      const ofKind = together / ((this.#kindSizes[kind] ?? 0) + 1);
      const named = this.#kindWords[kind]?.has(word) ? NAMED_LIKE_KIND * Math.sqrt(share) : 0;
      most = Math.max(most, share * ofKind, named);
    }
    return most;
  }

  #share(word: number, kinds: readonly number[]): number {
    let most = 0;
    for (const kind of kinds) {
      const together = this.#pairs.get(word * KIND_BASE + kind) ?? 0;
      most = Math.max(most, together / ((this.#wordSizes.get(word) ?? 0) + 2));
    }
    return most;
  }
}
