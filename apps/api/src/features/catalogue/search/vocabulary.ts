import { withinEdits } from './edit-distance.ts';

/** The words that occur, in order: for 'begins with' and 'looks like'. */
export class Vocabulary {
  #sorted: string[] = [];
  #letters = new Map<string, number>();
  #late: string[] = [];

  /** Adds a word that isn't there yet. */
  add(word: string): void {
    this.#late.push(word);
    this.#letters.set(word, lettersOf(word));
  }

  /** Words that begin with `start`, itself left out. */
  beginningWith(start: string): string[] {
    const words = this.#inOrder();
    const found: string[] = [];
    for (let place = firstAtLeast(words, start); place < words.length; place += 1) {
      const word = words[place] ?? '';
      if (!word.startsWith(start)) break;
      if (word !== start) found.push(word);
    }
    return found;
  }

  /**
   * Words within so many typing mistakes of `typed`, with how many there are; with `asStart` also words whose
   * beginning is. Words with digits look like nothing else.
   */
  lookingLike(typed: string, edits: number, asStart: boolean): [word: string, edits: number][] {
    const wanted = lettersOf(typed);
    const found: [string, number][] = [];
    for (const word of this.#inOrder()) {
      if (word.length < typed.length - edits || (!asStart && word.length > typed.length + edits)) continue;
      // A cheap test first: every letter that is missing costs at least one mistake.
      if (bits(wanted & ~(this.#letters.get(word) ?? 0)) > edits || HAS_DIGIT.test(word)) continue;
      const distance = withinEdits(typed, word, edits, asStart);
      if (distance <= edits && word !== typed) found.push([word, distance]);
    }
    return found;
  }

  #inOrder(): string[] {
    if (this.#late.length > 50) {
      this.#sorted = [...this.#sorted, ...this.#late].sort();
    } else {
      for (const word of this.#late) this.#sorted.splice(firstAtLeast(this.#sorted, word), 0, word);
    }
    this.#late = [];
    return this.#sorted;
  }
}

const HAS_DIGIT = /\d/;

/** The first place in a sorted list whose word isn't smaller. */
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

/** One bit a letter, of 32. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

function bits(value: number): number {
  let left = value;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
