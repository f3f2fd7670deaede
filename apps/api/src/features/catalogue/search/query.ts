import type { Concepts, Meaning, Name } from './concepts.ts';
import { readWords, type Word } from './fold.ts';
import { type Quantity, quantityOf } from './quantities.ts';
import { withDecimals } from './spell-out.ts';
import type { Spelling } from './spelling.ts';
import type { TextIndex } from './text-index.ts';
import { FILLERS, NUMBER_WORDS, REMEDIES } from './vocabulary/small-words.ts';

/** One thing that was asked for. */
export type Wish = {
  /** The words as understood. */
  readonly words: readonly string[];
  readonly meaning: Meaning | null;
  /** The last word may be the beginning of one. */
  readonly mayBeBegun: boolean;
  /** Other ways to write the words: joined, split. */
  readonly spelt: readonly Name[];
  /** These words are the name of a brand. */
  readonly isBrand: boolean;
  /** Nothing else was asked for. */
  readonly isAlone: boolean;
};

export type Correction = { readonly typed: string; readonly meant: string };

export type Query = {
  readonly wishes: readonly Wish[];
  readonly packs: readonly Quantity[];
  readonly corrections: readonly Correction[];
};

/** Text beyond this is cut off, and words beyond these are not looked at: work stays bounded. */
const TEXT_LENGTH = 200;
const WORDS_AT_MOST = 8;
const WORD_LENGTH = 40;

/** Takes a search apart: packs, words put right, and words in a row that name one thing ('lady finger'). */
export function readQuery(text: string, index: TextIndex, concepts: Concepts, spelling: Spelling): Query {
  const typed = withNumbers(readWords(withDecimals(text.slice(0, TEXT_LENGTH))));
  const packs: Quantity[] = [];
  const said: Word[] = [];
  for (const word of typed) {
    const quantity = quantityOf(word.folded);
    if (quantity !== null) packs.push(quantity);
    else if (COUNT.test(word.folded) && !belongs(index, typed, word)) {
      packs.push({ amount: Number(word.folded), of: 'pc' });
    } else said.push({ ...word, folded: word.folded.slice(0, WORD_LENGTH) });
  }
  const meant = said.filter(({ folded }) => !FILLERS.has(folded));
  const kept = meant.length > 0 ? meant : said.length > 0 ? said : typed;
  const corrections: Correction[] = [];
  const words = corrected(kept.slice(0, WORDS_AT_MOST), index, concepts, spelling, corrections);
  return { wishes: readWishes(words, index, concepts, spelling), packs, corrections };
}

/** Whether names have a number beside its neighbour: '5 star', '7 up'. */
function belongs(index: TextIndex, words: readonly Word[], word: Word): boolean {
  const place = words.indexOf(word);
  const [before, after] = [words[place - 1]?.folded ?? '', words[place + 1]?.folded ?? ''];
  return index.standTogether(word.folded, after) || index.standTogether(before, word.folded);
}

/** 'aadha kilo' is '0.5kg', 'do kilo' '2kg', 'a dozen' twelve pieces. */
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

/** So many pieces, beside other words. */
const COUNT = /^\d{1,3}$/;
const NUMBER = /^\d+(?:\.\d+)?$/;
const UNIT = /^(?:kg|kilo|g|gm|gram|l|ltr|liter|litre|ml|pc|किलो|ग्राम|लीटर)$/;

function corrected(
  words: readonly Word[],
  index: TextIndex,
  concepts: Concepts,
  spelling: Spelling,
  corrections: Correction[],
): string[] {
  const read: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const { folded, written } = words[place] ?? { folded: '', written: '' };
    const isLast = place === words.length - 1;
    const next = words[place + 1]?.folded;
    const joined = next === undefined ? '' : folded + next;
    const joins = joined !== '' && !(spelling.isKnown(folded) && spelling.isKnown(next ?? ''));
    if (joins && (index.countOf(joined) > 0 || concepts.words.has(joined))) {
      read.push(joined);
      place += 1;
      continue;
    }
    const reading = spelling.read(folded, isLast);
    if (reading.corrected) corrections.push({ typed: written, meant: spelling.shown(reading.words) });
    read.push(...reading.words);
  }
  return [...new Set(read)];
}

function readWishes(
  words: readonly string[],
  index: TextIndex,
  concepts: Concepts,
  spelling: Spelling,
): Wish[] {
  const wishes: Wish[] = [];
  const longest = Math.max(concepts.longest, 3);
  for (let place = 0; place < words.length; ) {
    let wish: Pick<Wish, 'words' | 'meaning' | 'isBrand'> | null = null;
    for (let length = Math.min(longest, words.length - place); length > 0 && wish === null; length -= 1) {
      const name = words.slice(place, place + length);
      const meaning = concepts.meaningOf(name);
      const isBrand = index.ofBrand(name.join(' ')) > 0;
      if (meaning !== null || isBrand || length === 1) wish = { words: name, meaning, isBrand };
    }
    if (wish === null) break;
    const next = words[place + wish.words.length];
    const [only] = wish.words;
    const spelt: Name[] = [];
    if (wish.words.length === 1 && only !== undefined) {
      const split = spelling.split(only);
      if (split) spelt.push(split);
    } else {
      if (index.countOf(wish.words.join('')) > 0) spelt.push([wish.words.join('')]);
      if (wish.words.length === 2) spelt.push(...concepts.wordByWord(wish.words));
    }
    place += wish.words.length;
    wishes.push({ ...wish, mayBeBegun: next === undefined, spelt, isAlone: false });
  }
  // 'medicine for a cough': what serves the need, whatever it is called.
  const needs = wishes.filter(({ meaning }) => (meaning?.serves.length ?? 0) > 0);
  const remedies = wishes.filter(({ words: said }) => said.every((word) => REMEDIES.has(word)));
  const meant = needs.length === 1 && needs.length + remedies.length === wishes.length ? needs : wishes;
  const [alone] = meant;
  return meant.length === 1 && alone ? [{ ...alone, isAlone: true }] : joinWishes(meant, index);
}

/** 'face wash' where names also have 'facewash': each of the two is fulfilled by the joined word as well. */
function joinWishes(wishes: readonly Wish[], index: TextIndex): Wish[] {
  return wishes.map((wish, place) => {
    const own = wish.words.join('');
    const before = wishes[place - 1]?.words.join('');
    const after = wishes[place + 1]?.words.join('');
    const joined: Name[] = [];
    if (before !== undefined && index.countOf(before + own) > 0) joined.push([before + own]);
    if (after !== undefined && index.countOf(own + after) > 0) joined.push([own + after]);
    return joined.length === 0 ? wish : { ...wish, spelt: [...wish.spelt, ...joined] };
  });
}
