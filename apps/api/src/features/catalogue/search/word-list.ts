import { phoneticKey } from './phonetic-key.ts';
import { withinEdits } from './edit-distance.ts';

/** How far a word lies from what was typed, in typing mistakes; a half where both sound alike. */
export type Alike = { readonly word: string; readonly distance: number };

/** Words, in order: for 'begins with' and 'looks like'. */
export class WordList {
  #sorted: string[] = [];
  #letters: number[] = [];
  #bySound = new Map<string, string[]>();
  #late: string[] = [];

  /** Adds a word that isn't there yet. */
  add(word: string): void {
    this.#late.push(word);
    if (HAS_DIGIT.test(word)) return;
    const key = phoneticKey(word);
    const alike = this.#bySound.get(key);
    if (alike) alike.push(word);
    else this.#bySound.set(key, [word]);
  }

  /** Words that begin with `start`, itself left out; not more than `most`. */
  beginningWith(start: string, most: number): string[] {
    this.#arrange();
    const found: string[] = [];
    for (let place = firstAtLeast(this.#sorted, start); found.length < most; place += 1) {
      const word = this.#sorted[place];
      if (word === undefined || !word.startsWith(start)) break;
      if (word !== start) found.push(word);
    }
    return found;
  }

  /** Words that sound like what was typed. */
  soundingLike(typed: string): readonly string[] {
    return this.#bySound.get(phoneticKey(typed)) ?? [];
  }

  /** Words within so many typing mistakes; with `asStart` also words whose beginning is. None has a digit. */
  lookingLike(typed: string, edits: number, asStart: boolean): Alike[] {
    this.#arrange();
    const wanted = lettersOf(typed);
    const found: Alike[] = [];
    const shortest = typed.length - edits;
    const longest = asStart ? Number.POSITIVE_INFINITY : typed.length + edits;
    for (let place = 0; place < this.#sorted.length; place += 1) {
      // A cheap test first: every letter that is missing costs at least one mistake.
      if (bits(wanted & ~(this.#letters[place] ?? 0)) > edits) continue;
      const word = this.#sorted[place] ?? '';
      if (word.length < shortest || word.length > longest || HAS_DIGIT.test(word)) continue;
      const distance = withinEdits(typed, word, edits, asStart);
      if (distance <= edits && word !== typed) found.push({ word, distance });
    }
    return found;
  }

  #arrange(): void {
    if (this.#late.length === 0) return;
    if (this.#late.length > 50) {
      this.#sorted = [...this.#sorted, ...this.#late].sort();
      this.#letters = this.#sorted.map(lettersOf);
    } else {
      for (const word of this.#late) {
        const place = firstAtLeast(this.#sorted, word);
        this.#sorted.splice(place, 0, word);
        this.#letters.splice(place, 0, lettersOf(word));
      }
    }
    this.#late = [];
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
