import type { Concepts } from '../meaning/concepts.ts';
import type { Meaning, Name } from '../meaning/meaning.ts';
import { readWords, type Word } from '../text/fold.ts';
import { type Quantity, quantityOf } from '../text/quantities.ts';
import { withDecimals } from '../text/spell-out.ts';
import type { Spelling } from '../spelling/spelling.ts';
import type { TextIndex } from '../index/text-index.ts';
import { FILLERS, NUMBER_WORDS, REMEDIES } from '../meaning/vocabulary/small-words.ts';
import { Effort } from '../spelling/word-list.ts';

/** One thing that a query asks for, in one or more words: 'lady finger' is one clause. */
export type Clause = {
  /** The words, folded and corrected. */
  readonly words: readonly string[];
  readonly meaning: Meaning | null;
  /** Whether the last word may be incomplete, because the shopper is still typing. */
  readonly mayBePrefix: boolean;
  /** Other spellings: words joined, or split in two. */
  readonly spellings: readonly Name[];
  /** Whether the words are the name of a brand. */
  readonly isBrand: boolean;
  /** Whether the query has no other clause. */
  readonly isAlone: boolean;
};

/** The query has `typed`, a typing mistake that was read as `meant`. */
export type Correction = { readonly typed: string; readonly meant: string };

export type Query = {
  readonly clauses: readonly Clause[];
  /** The pack sizes that the query asks for. */
  readonly packs: readonly Quantity[];
  readonly corrections: readonly Correction[];
};

/** Longer texts and words are cut, and further words are ignored, to limit the work. */
const MAX_TEXT_LENGTH = 200;
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

/**
 * Parses a search: pack sizes, corrected words, and clauses of words that together name one thing ('lady finger').
 * `exact`: no word is corrected.
 */
export function readQuery(
  text: string,
  index: TextIndex,
  concepts: Concepts,
  spelling: Spelling,
  exact: boolean,
): Query {
  const typed = withNumbers(readWords(withDecimals(text.slice(0, MAX_TEXT_LENGTH))));
  const packs: Quantity[] = [];
  const words: Word[] = [];
  for (const word of typed) {
    const quantity = quantityOf(word.folded);
    if (quantity !== null) packs.push(quantity);
    else if (COUNT.test(word.folded) && !isPartOfName(index, typed, word)) {
      packs.push({ amount: Number(word.folded), of: 'pc' });
    } else words.push({ ...word, folded: word.folded.slice(0, MAX_WORD_LENGTH) });
  }
  const withoutFillers = words.filter(({ folded }) => !FILLERS.has(folded));
  const kept = withoutFillers.length > 0 ? withoutFillers : words.length > 0 ? words : typed;
  const corrections: Correction[] = [];
  const first = kept.slice(0, MAX_WORDS);
  const read = exact
    ? [...new Set(first.map(({ folded }) => folded))]
    : corrected(first, index, concepts, spelling, corrections);
  return { clauses: readClauses(read, index, concepts, spelling), packs, corrections };
}

/** Whether names have this number next to the word before or after it: '5 star', '7 up'. */
function isPartOfName(index: TextIndex, words: readonly Word[], word: Word): boolean {
  const place = words.indexOf(word);
  const [before, after] = [words[place - 1]?.folded ?? '', words[place + 1]?.folded ?? ''];
  return index.standTogether(word.folded, after) || index.standTogether(before, word.folded);
}

/** Replaces numbers in words: 'aadha kilo' by '0.5kg', 'do kilo' by '2kg', 'dozen' by '12pc'. */
function withNumbers(words: readonly Word[]): Word[] {
  const text = words.map(({ folded, written }) => ({ folded: NUMBER_WORDS.get(folded) ?? folded, written }));
  const read: Word[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const word = text[place];
    const original = words[place];
    if (!word || !original) continue;
    const next = text[place + 1];
    const isDozen = word.folded === 'dozen';
    if (isDozen) read.push({ folded: '12pc', written: word.written });
    else if (NUMBER.test(word.folded) && next?.folded === 'dozen') {
      read.push({ folded: `${Number(word.folded) * 12}pc`, written: `${word.written} ${next.written}` });
      place += 1;
    } else if (NUMBER.test(word.folded) && next && UNIT.test(next.folded)) {
      const [joined] = readWords(`${word.folded} ${next.folded}`);
      if (joined) read.push({ folded: joined.folded, written: `${word.written} ${next.written}` });
      place += 1;
    } else read.push(original);
  }
  return read;
}

/** A number of pieces. */
const COUNT = /^\d{1,3}$/;
const NUMBER = /^\d+(?:\.\d+)?$/;
const UNIT = /^(?:kg|kilo|g|gm|gram|l|ltr|liter|litre|ml|pc|किलो|ग्राम|लीटर)$/;

/** The folded words, joined or corrected where needed. Adds to `corrections`. */
function corrected(
  words: readonly Word[],
  index: TextIndex,
  concepts: Concepts,
  spelling: Spelling,
  corrections: Correction[],
): string[] {
  const read: string[] = [];
  const effort = new Effort();
  const named = namesOfSeveralWords(words, concepts);
  for (let place = 0; place < words.length; place += 1) {
    const { folded, written } = words[place] ?? { folded: '', written: '' };
    const isLast = place === words.length - 1;
    const next = words[place + 1]?.folded;
    const joined = next === undefined ? '' : folded + next;
    const mayJoin = joined !== '' && !(spelling.isKnown(folded) && spelling.isKnown(next ?? ''));
    if (mayJoin && (index.countOf(joined) > 0 || concepts.hasWord(joined))) {
      read.push(joined);
      place += 1;
      continue;
    }
    if (REMEDIES.has(folded) || named.has(place)) {
      read.push(folded);
      continue;
    }
    const reading = spelling.read(folded, isLast, effort);
    if (reading.corrected && !corrections.some(({ typed }) => typed === written)) {
      corrections.push({ typed: written, meant: spelling.shown(reading.words) });
    }
    read.push(...reading.words);
  }
  return [...new Set(read)];
}

/** The places of the words that together are a name of the vocabulary: 'dal' in 'buter dal'. */
function namesOfSeveralWords(words: readonly Word[], concepts: Concepts): ReadonlySet<number> {
  const places = new Set<number>();
  for (let place = 0; place < words.length; place += 1) {
    for (let length = Math.min(concepts.longest, words.length - place); length > 1; length -= 1) {
      const name = words.slice(place, place + length).map(({ folded }) => folded);
      if (concepts.meaningOf(name) === null) continue;
      for (let at = place; at < place + length; at += 1) places.add(at);
      break;
    }
  }
  return places;
}

function readClauses(
  words: readonly string[],
  index: TextIndex,
  concepts: Concepts,
  spelling: Spelling,
): Clause[] {
  const clauses: Clause[] = [];
  const longest = Math.max(concepts.longest, 3);
  for (let place = 0; place < words.length; ) {
    let clause: Pick<Clause, 'words' | 'meaning' | 'isBrand'> | null = null;
    for (let length = Math.min(longest, words.length - place); length > 0 && clause === null; length -= 1) {
      const name = words.slice(place, place + length);
      const meaning = concepts.meaningOf(name);
      const isBrand = index.ofBrand(name.join(' ')) > 0;
      if (meaning !== null || isBrand || length === 1) clause = { words: name, meaning, isBrand };
    }
    if (clause === null) break;
    const next = words[place + clause.words.length];
    const [only] = clause.words;
    const spellings: Name[] = [];
    if (clause.words.length === 1 && only !== undefined) {
      const split = spelling.split(only);
      if (split) spellings.push(split);
    } else {
      if (index.countOf(clause.words.join('')) > 0) spellings.push([clause.words.join('')]);
      if (clause.words.length === 2) spellings.push(...concepts.wordByWord(clause.words));
    }
    place += clause.words.length;
    clauses.push({ ...clause, mayBePrefix: next === undefined, spellings, isAlone: false });
  }
  // 'medicine for a cough' only asks for the need: products that serve it needn't be called a medicine.
  const needs = clauses.filter(({ meaning }) => (meaning?.serves.length ?? 0) > 0);
  const remedies = clauses.filter((clause) => clause.words.every((word) => REMEDIES.has(word)));
  const kept = needs.length === 1 && needs.length + remedies.length === clauses.length ? needs : clauses;
  const [alone] = kept;
  return kept.length === 1 && alone ? [{ ...alone, isAlone: true }] : joinClauses(kept, index);
}

/** If names write two clauses as one word ('facewash' for 'face wash'), adds that word to the spellings of both. */
function joinClauses(clauses: readonly Clause[], index: TextIndex): Clause[] {
  return clauses.map((clause, place) => {
    const own = clause.words.join('');
    const before = clauses[place - 1]?.words.join('');
    const after = clauses[place + 1]?.words.join('');
    const joined: Name[] = [];
    if (before !== undefined && index.countOf(before + own) > 0) joined.push([before + own]);
    if (after !== undefined && index.countOf(own + after) > 0) joined.push([own + after]);
    return joined.length === 0 ? clause : { ...clause, spellings: [...clause.spellings, ...joined] };
  });
}
