import type { Wish } from './query.ts';
import { IN_BRAND, IN_KIND, IN_NAME, POSTING_BASE, type TextIndex } from './text-index.ts';

/** How good a word of a product fits what was typed. */
const FIT = {
  exact: 1,
  otherName: 0.98,
  beginning: 0.8,
  oneMistake: 0.55,
  twoMistakes: 0.4,
  mistakenBeginning: 0.45,
};
/** With at least so many products at hand, no typing mistake is assumed. */
const ENOUGH = 3;

/** Where a word stands → what that is worth. Indexed by the bits of a posting. */
const WORTH = Array.from({ length: POSTING_BASE }, (_, bits) => {
  const best = bits & IN_NAME ? 1 : bits & (IN_KIND | IN_BRAND) ? 0.7 : 0.25;
  // Named so, and filed under it: that is what it is, not what it tastes of.
  return (bits & IN_NAME && bits & IN_KIND ? 0.3 : 0) + best;
});

/** Scores by product number. */
export type Scores = Map<number, number>;

/** The products that fit a wish, by number, each with how well. */
export function matchWish(index: TextIndex, wish: Wish): Scores {
  const found: Scores = new Map();
  keepBest(found, matchWords(index, wish.words, wish.isLast, FIT.exact));
  for (const name of wish.otherNames) keepBest(found, matchWords(index, name, false, FIT.otherName));
  const [only] = wish.words;
  if (found.size >= ENOUGH || only === undefined || wish.words.length > 1) return found;
  for (const [word, fit] of mistaken(index, only, wish.isLast)) add(index, found, word, fit);
  return found;
}

/** All of the words: a product scores as its worst. */
function matchWords(index: TextIndex, words: readonly string[], isLast: boolean, fit: number): Scores {
  let all: Scores | null = null;
  words.forEach((word, place) => {
    const scores: Scores = new Map();
    add(index, scores, word, fit);
    const unfinished = isLast && place === words.length - 1;
    if (fit === FIT.exact && (unfinished || scores.size === 0)) {
      for (const longer of index.vocabulary.beginningWith(word)) add(index, scores, longer, FIT.beginning);
    }
    all = all === null ? scores : both(all, scores);
  });
  return all ?? new Map();
}

function mistaken(index: TextIndex, word: string, isLast: boolean): [word: string, fit: number][] {
  const edits = word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
  if (edits === 0) return [];
  const whole = index.vocabulary.lookingLike(word, edits, false);
  const found = whole.map(([like, count]): [string, number] => [
    like,
    count === 1 ? FIT.oneMistake : FIT.twoMistakes,
  ]);
  if (found.length > 0 || !isLast) return found;
  const begun = index.vocabulary.lookingLike(word, edits, true);
  return begun.map(([like]) => [like, FIT.mistakenBeginning]);
}

function add(index: TextIndex, scores: Scores, word: string, fit: number): void {
  for (const posting of index.with(word)) {
    const number = Math.floor(posting / POSTING_BASE);
    const score = fit * (WORTH[posting % POSTING_BASE] ?? 0);
    if (score > (scores.get(number) ?? 0)) scores.set(number, score);
  }
}

function keepBest(into: Scores, scores: Scores): void {
  for (const [number, score] of scores) if (score > (into.get(number) ?? 0)) into.set(number, score);
}

function both(some: Scores, others: Scores): Scores {
  const shared: Scores = new Map();
  for (const [number, score] of some) {
    const other = others.get(number);
    if (other !== undefined) shared.set(number, Math.min(score, other));
  }
  return shared;
}
