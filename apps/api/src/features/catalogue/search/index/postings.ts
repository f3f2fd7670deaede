import { growArray } from './grow-array.ts';

/** The log is sorted into the lists once it has this many entries. */
const LARGEST_LOG = 1 << 20;
const FIRST_LOG = 1 << 12;

/**
 * By word: a sorted list of numbers. New numbers are first added to a log, and sorted into the lists together before
 * they are read, because writing to thousands of lists alternately is slow.
 */
export class Postings {
  #lists: Int32Array<ArrayBuffer>[] = [];
  /** By word: the length of its list. */
  #lengths = new Uint32Array(1_024);
  /** By word: how many numbers the current sort adds. All zero between sorts. */
  #added = new Uint32Array(1_024);
  #loggedWords = new Uint32Array(FIRST_LOG);
  #logged = new Uint32Array(FIRST_LOG);
  #size = 0;

  /** Adds a number to the list of a word. The numbers of a word must be added in ascending order. */
  add(word: number, posting: number): void {
    if (this.#size === this.#logged.length) this.#growOrSortLog();
    this.#loggedWords[this.#size] = word;
    this.#logged[this.#size] = posting;
    this.#size += 1;
  }

  /** The numbers of a word. Valid until the next `add`. */
  of(word: number): Int32Array {
    if (this.#size > 0) this.#sort();
    return this.#lists[word]?.subarray(0, this.#lengths[word]) ?? NONE;
  }

  #growOrSortLog(): void {
    if (this.#size >= LARGEST_LOG) return this.#sort();
    this.#loggedWords = growArray(this.#loggedWords, this.#size * 2);
    this.#logged = growArray(this.#logged, this.#size * 2);
  }

  #sort(): void {
    const [words, logged, size] = [this.#loggedWords, this.#logged, this.#size];
    let most = 0;
    for (let at = 0; at < size; at += 1) if ((words[at] ?? 0) > most) most = words[at] ?? 0;
    if (most >= this.#lengths.length) {
      this.#lengths = growArray(this.#lengths, most * 2);
      this.#added = new Uint32Array(most * 2);
    }
    const [lengths, added] = [this.#lengths, this.#added];
    for (let at = 0; at < size; at += 1) added[words[at] ?? 0] = (added[words[at] ?? 0] ?? 0) + 1;
    for (let at = 0; at < size; at += 1) {
      const word = words[at] ?? 0;
      if (added[word] === 0) continue;
      this.#growList(word, added[word] ?? 0);
      added[word] = 0;
    }
    for (let at = 0; at < size; at += 1) {
      const word = words[at] ?? 0;
      const length = lengths[word] ?? 0;
      const list = this.#lists[word];
      if (list !== undefined) list[length] = logged[at] ?? 0;
      lengths[word] = length + 1;
    }
    this.#size = 0;
    if (logged.length === FIRST_LOG) return;
    this.#loggedWords = new Uint32Array(FIRST_LOG);
    this.#logged = new Uint32Array(FIRST_LOG);
  }

  #growList(word: number, more: number): void {
    const list = this.#lists[word];
    const needed = (this.#lengths[word] ?? 0) + more;
    // A growing list gets some spare room, so that adding one product rarely copies it.
    if (list === undefined) this.#lists[word] = new Int32Array(needed);
    else if (needed > list.length) this.#lists[word] = growArray(list, needed + (needed >> 3) + 2);
  }
}

const NONE = new Int32Array(0);
