import type { Name } from './concepts.ts';
import type { Wish } from './query.ts';
import type { Spelling } from './spelling.ts';
import { IN_BRAND, IN_CATEGORY, IN_KIND, IN_NAME, POSTING_BASE, type TextIndex } from './text-index.ts';

/** How well a word of a product fits what was asked for. */
const FIT = {
  exact: 1,
  otherName: 0.97,
  spelt: 0.95,
  loosely: 0.6,
  narrower: 0.85,
  need: 1,
  needBeside: 0.7,
  namedLikeNeed: 0.6,
  beginning: 0.85,
  /** Of a word that is one itself: 'tea' is tea before it is 'teak'. */
  beginningOfAnother: 0.45,
  begunOtherName: 0.8,
  /** Three letters begin words of every language. */
  begunShortly: 0.5,
  instead: 0.7,
};
/** A word that so many names have is a word of its own. */
const OWN_WORD = 3;
/** So few letters are likely a beginning, where so many times more names have a longer word than the word itself. */
const SHORT = 3;
const BEGUN_BY_FAR = 5;
/** Beginnings shorter than this are everywhere in descriptions. */
const TELLING = 3;
const ENOUGH = 3_000;

/** What a word is worth by where it stands; indexed by the bits of a posting. */
const WORTH = Float32Array.from({ length: POSTING_BASE }, (_, bits) => {
  if (bits & IN_NAME) return 1;
  if (bits & IN_BRAND) return 0.9;
  if (bits & IN_KIND) return 0.7;
  return bits & IN_CATEGORY ? 0.4 : 0.22;
});
const TELLING_PLACES = IN_NAME | IN_KIND | IN_BRAND;
const FILED = IN_KIND | IN_CATEGORY;

/** A bit beside those of places: the name has the words as they were typed, not another name for them. */
export const AS_TYPED = 64;

/** Arrays as long as the catalogue, kept from one search to the next. */
export class Candidates {
  /** Product numbers that fit anything. */
  readonly found: number[] = [];
  /** By product number: the sum over the wishes of how well it fits, by their weights. */
  sums = new Float32Array(0);
  /** By product number: how many wishes it fulfils. */
  fulfilled = new Uint8Array(0);
  /** By product number: a bit for each wish that its brand or its name fulfils. */
  named = new Uint16Array(0);
  /** By product number: where words stand that were wished for. */
  places = new Uint8Array(0);
  /** By word: how well it fits what was asked for. */
  covered = new Float32Array(0);
  readonly #coveredWords: number[] = [];
  #best = new Float32Array(0);
  #bestPlaces = new Uint8Array(0);
  readonly #touched: number[] = [];

  /** Forgets the last search. */
  begin(index: TextIndex): void {
    for (const number of this.found) {
      this.sums[number] = 0;
      this.fulfilled[number] = 0;
      this.named[number] = 0;
      this.places[number] = 0;
    }
    for (const word of this.#coveredWords) this.covered[word] = 0;
    this.found.length = 0;
    this.#coveredWords.length = 0;
    if (this.sums.length < index.numbers) {
      const length = Math.ceil(index.numbers * 1.2) + 100;
      this.sums = new Float32Array(length);
      this.fulfilled = new Uint8Array(length);
      this.named = new Uint16Array(length);
      this.places = new Uint8Array(length);
      this.#best = new Float32Array(length);
      this.#bestPlaces = new Uint8Array(length);
    }
    if (this.covered.length < index.words)
      this.covered = new Float32Array(Math.ceil(index.words * 1.2) + 100);
  }

  /** Adds the products that fit a wish. Tells whether any does. */
  addWish(index: TextIndex, spelling: Spelling, wish: Wish, place: number, weight: number): boolean {
    this.#collectWish(index, spelling, wish);
    for (const number of this.#touched) {
      if (this.fulfilled[number] === 0) this.found.push(number);
      const places = this.#bestPlaces[number] ?? 0;
      this.sums[number] = (this.sums[number] ?? 0) + weight * (this.#best[number] ?? 0);
      this.fulfilled[number] = (this.fulfilled[number] ?? 0) + 1;
      this.places[number] = (this.places[number] ?? 0) | places;
      if (places & (IN_NAME | IN_BRAND)) this.named[number] = (this.named[number] ?? 0) | (1 << place);
      this.#best[number] = 0;
      this.#bestPlaces[number] = 0;
    }
    const any = this.#touched.length > 0;
    this.#touched.length = 0;
    return any;
  }

  #collectWish(index: TextIndex, spelling: Spelling, wish: Wish): void {
    const { words, meaning, mayBeBegun, spelt } = wish;
    const isNeed = wish.isAlone && (meaning?.serves.length ?? 0) > 0;
    this.#collectName(index, words, isNeed ? FIT.namedLikeNeed : FIT.exact);
    // Nothing but the words as they were typed has been collected yet.
    for (const number of this.#touched) {
      const places = this.#bestPlaces[number] ?? 0;
      if (places & IN_NAME) this.#bestPlaces[number] = places | AS_TYPED;
    }
    for (const name of spelt) this.#collectName(index, name, FIT.spelt);
    for (const name of meaning?.same ?? []) this.#collectName(index, name, FIT.otherName);
    for (const name of meaning?.loosely ?? []) this.#collectName(index, name, FIT.loosely);
    this.#collectInTurn(index, meaning?.narrower ?? [], FIT.narrower);
    this.#collectInTurn(index, meaning?.serves ?? [], wish.isAlone ? FIT.need : FIT.needBeside);
    if (mayBeBegun || this.#touched.length === 0) this.#collectBegun(index, spelling, wish);
    if (this.#touched.length === 0) {
      for (const name of meaning?.instead ?? []) this.#collectName(index, name, FIT.instead);
    }
  }

  /** Names of which the first is meant most. */
  #collectInTurn(index: TextIndex, names: readonly Name[], fit: number): void {
    names.forEach((name, place) => this.#collectName(index, name, fit - Math.min(0.2, place * 0.02)));
  }

  #collectBegun(index: TextIndex, spelling: Spelling, { words, meaning }: Wish): void {
    const last = words.at(-1) ?? '';
    if (words.length > 1 || /\d/.test(last)) return;
    const count = index.countOf(last);
    // 'tom' is in some names, and in very many more it begins a word.
    const isBegun =
      last.length <= SHORT && meaning === null && spelling.countBeginning(last) > count * BEGUN_BY_FAR;
    const isWord = !isBegun && (meaning !== null || count >= OWN_WORD);
    const fit = isWord ? FIT.beginningOfAnother : FIT.beginning;
    const isTelling = last.length >= TELLING;
    const begun = spelling.beginningWith(last);
    if (!isTelling) begun.sort((one, other) => index.countOf(other) - index.countOf(one));
    for (const longer of begun) {
      // A letter or two begin everything: the most frequent words are enough.
      if (!isTelling && this.#touched.length > ENOUGH) break;
      this.#collectWord(index, longer, fit, !isTelling);
      if (isWord) continue;
      for (const name of spelling.meaningOf(longer)?.same ?? []) {
        this.#collectName(index, name, last.length > SHORT ? FIT.begunOtherName : FIT.begunShortly);
      }
    }
  }

  /** Products that hold all the words of a name. */
  #collectName(index: TextIndex, name: Name, fit: number): void {
    const [only] = name;
    if (only === undefined) return;
    if (name.length === 1) return this.#collectWord(index, only, fit, false);
    const shared = sharedPostings(index, name);
    for (const [number, bits] of shared) this.#collect(number, fit * (WORTH[bits] ?? 0), bits);
    if (shared.size > 0) for (const word of name) this.#cover(index, word, fit);
  }

  #collectWord(index: TextIndex, word: string, fit: number, notInText: boolean): void {
    const postings = index.with(word);
    for (let place = 0; place < postings.length; place += 1) {
      const posting = postings[place] ?? 0;
      const bits = posting % POSTING_BASE;
      if (notInText && (bits & TELLING_PLACES) === 0) continue;
      this.#collect((posting - bits) / POSTING_BASE, fit * (WORTH[bits] ?? 0), bits);
    }
    this.#cover(index, word, fit);
  }

  #collect(number: number, score: number, places: number): void {
    const best = this.#best[number] ?? 0;
    if (best === 0) this.#touched.push(number);
    if (score > best) this.#best[number] = score;
    this.#bestPlaces[number] = (this.#bestPlaces[number] ?? 0) | places;
  }

  #cover(index: TextIndex, word: string, fit: number): void {
    const id = index.wordId(word);
    if (id === undefined || (this.covered[id] ?? 0) >= fit) return;
    this.covered[id] = fit;
    this.#coveredWords.push(id);
  }
}

/** The products that hold all the words, each with where the worst placed of them stands. */
function sharedPostings(index: TextIndex, words: Name): Map<number, number> {
  const [first, ...rest] = words
    .map((word) => index.with(word))
    .sort((one, other) => one.length - other.length);
  let shared = new Map<number, number>();
  for (const posting of first ?? []) shared.set(Math.floor(posting / POSTING_BASE), posting % POSTING_BASE);
  for (const postings of rest) {
    if (shared.size === 0) return shared;
    const both = new Map<number, number>();
    for (const posting of postings) {
      const bits = posting % POSTING_BASE;
      const number = (posting - bits) / POSTING_BASE;
      const other = shared.get(number);
      if (other !== undefined) both.set(number, worse(bits, other));
    }
    shared = both;
  }
  return shared;
}

function worse(one: number, other: number): number {
  const filed = (one | other) & FILED;
  return ((WORTH[one] ?? 0) < (WORTH[other] ?? 0) ? one : other) | ((one & other & IN_NAME) | 0 && filed);
}
