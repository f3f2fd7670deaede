import type { Meaning, Name } from '../meaning/meaning.ts';
import type { Clause } from '../query/query.ts';
import { FIELD_WEIGHT, FIELDS, sharedPostings } from '../index/shared-postings.ts';
import type { Spelling } from '../spelling/spelling.ts';
import { isCompound } from '../meaning/vocabulary/compounds.ts';
import { Effort } from '../spelling/word-list.ts';
import { FIELD_BITS, IN_BRAND, IN_KIND, IN_NAME } from '../index/fields.ts';
import type { TextIndex } from '../index/text-index.ts';

/** How well a word of a product matches a clause, by the relation between the two. 1 is best. */
const FIT = {
  exact: 1,
  synonym: 0.97,
  otherSpelling: 0.95,
  broader: 0.6,
  narrower: 0.85,
  /** The product serves a need, and the search asks for nothing else ('cough'). */
  need: 1,
  /** The product serves a need, and the search has other clauses too. */
  needWithOthers: 0.7,
  /** The name of the product contains the word for the need. */
  namedLikeNeed: 0.6,
  /** A factor: words that belong together, such as those of a brand, are apart in the product. */
  apart: 0.4,
  prefix: 0.85,
  /** The prefix is also a complete word: a search for 'tea' prefers tea to 'teak'. */
  prefixIsWord: 0.45,
  prefixOfSynonym: 0.8,
  /** In many languages, up to three letters are the prefix of unrelated words. */
  shortPrefixOfSynonym: 0.5,
  substitute: 0.7,
  /** The shop's own names probably misspell the word. */
  misspelling: 0.8,
  /** Only the last word of a name with several words matches: 'brush' of 'tooth brush'. */
  lastWord: 0.6,
};
/** Added for a common kind of a thing whose name also contains the name of the thing. */
const USUAL_KIND = 0.06;
/** Added for a substitute whose name also contains a word of the thing. */
const WORD_OF_SUBSTITUTE = 0.15;
/** The effort that one search may spend on finding misspellings in the shop's names. */
const MISSPELLING_EFFORT = 600_000;
/** A word that occurs in this many names is treated as a complete word, not as a prefix. */
const MIN_NAMES_OF_WORD = 3;
/**
 * A word of at most this many letters is treated as a prefix if longer words with that prefix occur in more than
 * `PREFIX_RATIO` times as many names.
 */
const SHORT_PREFIX = 3;
const PREFIX_RATIO = 5;
/** Shorter prefixes match nearly every description, so they are only looked up in names, brands and sub-categories. */
const MIN_SELECTIVE_PREFIX = 3;
/** The most completions of a prefix whose names are counted. */
const MAX_COMPLETIONS = 100;
/** Stops completing an unselective prefix once this many products match. */
const MAX_UNSELECTIVE_MATCHES = 3_000;

const SELECTIVE_FIELDS = IN_NAME | IN_KIND | IN_BRAND;

/** An additional bit of matches: the name contains the words as they were typed, not synonyms of them. */
export const AS_TYPED = 64;

/**
 * The products that match the clauses of a query. Its arrays are as long as the catalogue, and are reused by the next
 * search.
 */
export class Candidates {
  /** The numbers of the products that match at least one clause. */
  readonly found: number[] = [];
  /** By product number: the sum of its fits to the clauses, times their weights. */
  sums = new Float32Array(0);
  /** By product number: how many clauses it matches. */
  matched = new Uint8Array(0);
  /** By product number: the fields in which the matching words are, as bits. */
  fields = new Uint8Array(0);
  /** By word number: how well it fits the clause that it matches best. */
  covered = new Float32Array(0);
  readonly #coveredWords: number[] = [];
  #best = new Float32Array(0);
  #bestFields = new Uint8Array(0);
  readonly #touched: number[] = [];
  /** The rest of the effort for misspellings in this search. */
  #effort = new Effort();

  /** Clears the results of the last search. */
  begin(index: TextIndex): void {
    this.#effort = new Effort(MISSPELLING_EFFORT);
    for (const number of this.found) {
      this.sums[number] = 0;
      this.matched[number] = 0;
      this.fields[number] = 0;
    }
    for (const word of this.#coveredWords) this.covered[word] = 0;
    this.found.length = 0;
    this.#coveredWords.length = 0;
    if (this.sums.length < index.numbers) {
      const length = Math.ceil(index.numbers * 1.2) + 100;
      this.sums = new Float32Array(length);
      this.matched = new Uint8Array(length);
      this.fields = new Uint8Array(length);
      this.#best = new Float32Array(length);
      this.#bestFields = new Uint8Array(length);
    }
    if (this.covered.length < index.words)
      this.covered = new Float32Array(Math.ceil(index.words * 1.2) + 100);
  }

  /** Adds the products that match a clause. Returns whether any does. */
  addClause(index: TextIndex, spelling: Spelling, clause: Clause, weight: number): boolean {
    this.#collectClause(index, spelling, clause);
    for (const number of this.#touched) {
      if (this.matched[number] === 0) this.found.push(number);
      const fields = this.#bestFields[number] ?? 0;
      this.sums[number] = (this.sums[number] ?? 0) + weight * (this.#best[number] ?? 0);
      this.matched[number] = (this.matched[number] ?? 0) + 1;
      this.fields[number] = (this.fields[number] ?? 0) | fields;
      this.#best[number] = 0;
      this.#bestFields[number] = 0;
    }
    const any = this.#touched.length > 0;
    this.#touched.length = 0;
    return any;
  }

  #collectClause(index: TextIndex, spelling: Spelling, clause: Clause): void {
    const { words, meaning, mayBePrefix, spellings } = clause;
    const isNeed = clause.isAlone && (meaning?.serves.length ?? 0) > 0;
    // The words of a brand stand together: 'dairy milk' isn't the milk of a dairy.
    const isBrandName = words.length > 1 && meaning?.synonyms.length === 0 && meaning.substitutes.length > 0;
    if (isBrandName) this.#collectTogether(index, words, FIT.exact);
    else this.#collectName(index, words, isNeed ? FIT.namedLikeNeed : FIT.exact);
    // At this point only the words as they were typed have been collected.
    for (const number of this.#touched) {
      const fields = this.#bestFields[number] ?? 0;
      if (fields & IN_NAME) this.#bestFields[number] = fields | AS_TYPED;
    }
    for (const name of spellings) {
      if (words.length === 1 && name.length > 1) this.#collectTogether(index, name, FIT.otherSpelling);
      else this.#collectName(index, name, FIT.otherSpelling);
    }
    words.forEach((word, at) => {
      for (const other of spelling.shopSpellings(word)) {
        this.#collectName(index, words.with(at, other), FIT.misspelling);
      }
    });
    for (const name of meaning?.synonyms ?? []) this.#collectName(index, name, FIT.synonym);
    for (const name of meaning?.broader ?? []) this.#collectName(index, name, FIT.broader);
    meaning?.narrower.forEach((name, place) =>
      this.#collectKind(index, name, fitAtPosition(FIT.narrower, place)),
    );
    const needFit = clause.isAlone ? FIT.need : FIT.needWithOthers;
    meaning?.serves.forEach((names, place) => {
      for (const name of names) this.#collectName(index, name, needFit - Math.min(0.4, place * 0.04));
    });
    for (const brand of meaning?.servingBrands ?? [])
      this.#collectName(index, brand, needFit * FIT.substitute);
    if (mayBePrefix || this.#touched.length === 0) this.#collectPrefix(index, spelling, clause);
    if (!this.#isNamed()) this.#collectMisspellings(index, spelling, clause);
    if (this.#touched.length === 0) {
      for (const name of meaning?.composed() ?? []) this.#collectName(index, name, FIT.synonym);
    }
    if (this.#touched.length === 0) this.#collectSubstitutes(index, spelling, clause);
    if (this.#touched.length === 0 && words.length > 1 && !isCompound(...lastTwo(words))) {
      this.#collectWord(index, words.at(-1) ?? '', FIT.lastWord, 'selective');
    }
  }

  /** Whether one of the products has the clause elsewhere than in its description. */
  #isNamed(): boolean {
    return this.#touched.some((number) => ((this.#bestFields[number] ?? 0) & SELECTIVE_FIELDS) !== 0);
  }

  /** Collects what the shop seems to misspell, of the words of a clause or else of their synonyms. */
  #collectMisspellings(index: TextIndex, spelling: Spelling, { words, meaning }: Clause): void {
    words.forEach((word, at) => {
      for (const other of spelling.shopMisspellings(word, this.#effort)) {
        this.#collectName(index, words.with(at, other), FIT.misspelling);
      }
    });
    if (this.#isNamed()) return;
    for (const name of meaning?.synonyms ?? []) {
      name.forEach((word, at) => {
        for (const other of spelling.shopSpellings(word)) {
          this.#collectName(index, name.with(at, other), FIT.misspelling);
        }
      });
    }
  }

  /** Collects a kind of a thing. Products that also have the name of the thing fit best: sunflower oil, of oil. */
  #collectKind(index: TextIndex, name: Name, fit: number): void {
    const shared = sharedPostings(index, name);
    for (let place = 0; place < shared.length; place += 1) {
      const posting = shared[place] ?? 0;
      const number = posting >> FIELD_BITS;
      const bits = posting & FIELDS;
      if (name.length > 1 && (bits & SELECTIVE_FIELDS) === 0) continue;
      const best = this.#best[number] ?? 0;
      const isNamed = (bits & IN_NAME) !== 0 && best >= FIT.synonym;
      const score = isNamed ? Math.min(best, FIT.exact) + USUAL_KIND : fit * (FIELD_WEIGHT[bits] ?? 0);
      this.#collect(number, score, bits);
    }
    if (shared.length > 0) for (const word of name) this.#cover(index, word, fit);
  }

  #collectPrefix(index: TextIndex, spelling: Spelling, { words, meaning }: Clause): void {
    const last = words.at(-1) ?? '';
    if (words.length > 1 || /\d/.test(last)) return;
    const count = index.countOf(last);
    // 'tom' is a word of some names, and the prefix of a word in many more.
    const isShort = last.length <= SHORT_PREFIX;
    const isPrefix = isShort && meaning === null && spelling.countWithPrefix(last) > count * PREFIX_RATIO;
    // 'mag' is moong in Gujarati. But if many names of this shop begin with 'maggi', that is more likely meant.
    const isLikelyPrefix =
      isShort && meaning !== null && count === 0 && 2 * namesBeginning(index, last) > namesOf(index, meaning);
    const isWord = !isPrefix && !isLikelyPrefix && (meaning !== null || count >= MIN_NAMES_OF_WORD);
    const fit = isWord ? FIT.prefixIsWord : isLikelyPrefix ? FIT.exact : FIT.prefix;
    const isSelective = last.length >= MIN_SELECTIVE_PREFIX;
    const completions = spelling.withPrefix(last);
    if (!isSelective) completions.sort((one, other) => index.countOf(other) - index.countOf(one));
    for (const longer of completions) {
      // One or two letters are the prefix of very many words: the most frequent ones are enough.
      if (!isSelective && this.#touched.length > MAX_UNSELECTIVE_MATCHES) break;
      this.#collectWord(index, longer, fit, isSelective ? 'all' : 'selective');
      if (isWord) continue;
      for (const name of spelling.meaningOf(longer)?.synonyms ?? []) {
        this.#collectName(
          index,
          name,
          last.length > SHORT_PREFIX ? FIT.prefixOfSynonym : FIT.shortPrefixOfSynonym,
        );
      }
    }
  }

  /**
   * Collects what to offer instead: brands of the thing, first those with a word of it, such as 'Corn Flex' for corn
   * flakes.
   */
  #collectSubstitutes(index: TextIndex, spelling: Spelling, { words, meaning }: Clause): void {
    for (const name of meaning?.substitutes ?? []) {
      const before = this.#touched.length;
      this.#collectName(index, name, FIT.substitute);
      if (this.#touched.length > before) continue;
      name.forEach((word, at) => {
        for (const other of spelling.shopMisspellings(word, this.#effort)) {
          this.#collectName(index, name.with(at, other), FIT.substitute);
        }
      });
    }
    if (this.#touched.length === 0) return;
    for (const word of new Set([words, ...(meaning?.synonyms ?? [])].flat())) {
      for (const posting of index.with(word)) {
        const number = posting >> FIELD_BITS;
        const best = this.#best[number] ?? 0;
        if (best > 0 && (posting & IN_NAME) !== 0) this.#best[number] = best + WORD_OF_SUBSTITUTE;
      }
    }
  }

  /** Collects the products that have all the words of a name. */
  #collectName(index: TextIndex, name: Name, fit: number): void {
    const [only] = name;
    if (only === undefined) return;
    if (name.length === 1) return this.#collectWord(index, only, fit, 'all');
    const shared = sharedPostings(index, name);
    for (let place = 0; place < shared.length; place += 1) {
      const posting = shared[place] ?? 0;
      const bits = posting & FIELDS;
      // 'Butter' as a category and 'fruit' in the description make no butter fruit, another name of the avocado.
      if (fit !== FIT.exact && (bits & SELECTIVE_FIELDS) === 0) continue;
      this.#collect(posting >> FIELD_BITS, fit * (FIELD_WEIGHT[bits] ?? 0), bits);
    }
    if (shared.length > 0) for (const word of name) this.#cover(index, word, fit);
  }

  /** Collects the products that have the words of a name; those that have them apart fit less. */
  #collectTogether(index: TextIndex, name: Name, fit: number): void {
    const ids = name.map((word) => index.wordId(word) ?? -1);
    const words = name.join(' ');
    const shared = sharedPostings(index, name);
    for (let place = 0; place < shared.length; place += 1) {
      const posting = shared[place] ?? 0;
      const number = posting >> FIELD_BITS;
      const bits = posting & FIELDS;
      const nearness = index.hasTogether(number, ids, words) ? 1 : FIT.apart;
      this.#collect(number, fit * nearness * (FIELD_WEIGHT[bits] ?? 0), bits);
    }
    if (shared.length > 0) for (const word of name) this.#cover(index, word, fit);
  }

  #collectWord(index: TextIndex, word: string, fit: number, fields: 'all' | 'selective'): void {
    const postings = index.with(word);
    for (let place = 0; place < postings.length; place += 1) {
      const posting = postings[place] ?? 0;
      const bits = posting & FIELDS;
      if (fields === 'selective' && (bits & SELECTIVE_FIELDS) === 0) continue;
      this.#collect(posting >> FIELD_BITS, fit * (FIELD_WEIGHT[bits] ?? 0), bits);
    }
    this.#cover(index, word, fit);
  }

  #collect(number: number, score: number, fields: number): void {
    const best = this.#best[number] ?? 0;
    if (best === 0) this.#touched.push(number);
    if (score > best) this.#best[number] = score;
    this.#bestFields[number] = (this.#bestFields[number] ?? 0) | fields;
  }

  #cover(index: TextIndex, word: string, fit: number): void {
    const id = index.wordId(word);
    if (id === undefined || (this.covered[id] ?? 0) >= fit) return;
    this.covered[id] = fit;
    this.#coveredWords.push(id);
  }
}

function lastTwo(words: Name): [string, string] {
  return [words.at(-2) ?? '', words.at(-1) ?? ''];
}

/** How many names have the most frequent word with a prefix. */
function namesBeginning(index: TextIndex, start: string): number {
  return Math.max(0, ...index.list.withPrefix(start, MAX_COMPLETIONS).map((word) => index.countOf(word)));
}

/** How many names have the most frequent synonym of one word. */
function namesOf(index: TextIndex, { synonyms }: Meaning): number {
  return Math.max(0, ...synonyms.map((name) => (name.length === 1 ? index.countOf(name[0] ?? '') : 0)));
}

/** The fit of a position in a list: the first position fits best. */
function fitAtPosition(fit: number, place: number): number {
  return fit - Math.min(0.2, place * 0.02);
}
