import { Matches, type Scores } from './matches.ts';
import type { Wish } from './query.ts';
import { IN_BRAND, IN_KIND, IN_NAME, IN_TEXT, POSTING_BASE, type TextIndex } from './text-index.ts';

/** How well a word of a product fits what was typed. */
const FIT = {
  exact: 1,
  otherName: 0.93,
  beginning: 0.8,
  oneMistake: 0.55,
  twoMistakes: 0.4,
  mistakenBeginning: 0.45,
};
/** With at least so many products at hand, no typing mistake is assumed. */
const ENOUGH = 3;
/** Beginnings shorter than this are everywhere in descriptions. */
const TELLING = 3;
/** Named so, and filed under it: that is what it is, not what it tastes of. */
const NAMED_AND_FILED = 0.3;

/** What a word is worth by where it stands; indexed by the bits of a posting. */
const WORTH = Array.from({ length: POSTING_BASE }, (_, bits) => {
  if (bits & IN_NAME) return 1;
  return bits & (IN_KIND | IN_BRAND) ? 0.7 : 0.25;
});

/** The products that fit a wish, by number, each with how well. */
export function matchWish(index: TextIndex, wish: Wish): Scores {
  const found = matchTyped(index, wish.words, wish.isLast);
  for (const name of wish.otherNames) found.addAll(matchName(index, name));
  if (found.size === 0) for (const kind of wish.instead) found.addAll(matchName(index, kind));
  const [only] = wish.words;
  if (found.size < ENOUGH && only !== undefined && wish.words.length === 1) {
    for (const [word, fit] of mistaken(index, only, wish.isLast)) collect(index, found, word, fit);
  }
  return found.scores(IN_NAME | IN_KIND, NAMED_AND_FILED);
}

/** All the words as typed; the last may be a beginning, and so may one that nothing holds as it is. */
function matchTyped(index: TextIndex, words: readonly string[], isLast: boolean): Matches {
  return inAll(words, (word, place) => {
    const matches = new Matches();
    collect(index, matches, word, FIT.exact);
    if ((isLast && place === words.length - 1) || matches.size === 0) {
      for (const longer of index.vocabulary.beginningWith(word)) {
        collect(index, matches, longer, FIT.beginning, word.length < TELLING);
      }
    }
    return matches;
  });
}

/** All the words of another name. */
function matchName(index: TextIndex, words: readonly string[]): Matches {
  return inAll(words, (word) => {
    const matches = new Matches();
    collect(index, matches, word, FIT.otherName);
    return matches;
  });
}

function inAll(words: readonly string[], match: (word: string, place: number) => Matches): Matches {
  return words.map(match).reduce((all, matches) => all.sharedWith(matches));
}

/** The words that may have been meant, each with how well it fits. */
function mistaken(index: TextIndex, word: string, isLast: boolean): [word: string, fit: number][] {
  const edits = word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
  if (edits === 0) return [];
  const whole = index.vocabulary.lookingLike(word, edits, false);
  if (whole.length > 0 || !isLast) {
    return whole.map(([like, count]) => [like, count === 1 ? FIT.oneMistake : FIT.twoMistakes]);
  }
  const begun = index.vocabulary.lookingLike(word, edits, true);
  return begun.map(([like]) => [like, FIT.mistakenBeginning]);
}

function collect(index: TextIndex, into: Matches, word: string, fit: number, notInText = false): void {
  for (const posting of index.with(word)) {
    const bits = posting % POSTING_BASE;
    if (notInText && bits === IN_TEXT) continue;
    into.add((posting - bits) / POSTING_BASE, fit * (WORTH[bits] ?? 0), bits);
  }
}
