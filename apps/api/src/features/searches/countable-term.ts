import { foldWords } from '../catalogue/index.ts';

export type CountableTerm = {
  /** Spellings that a search takes for the same have the same. */
  readonly folded: string;
  /** As it was typed, tidied. */
  readonly shown: string;
};

const MOST_CHARACTERS = 60;
const FEWEST_LETTERS = 2;
/** A phone number, an address, a card: whatever somebody pasted by mistake is nobody's business. */
const PERSONAL = /@|\d[\d\s-]{5,}\d|:\/\//;

/** A search term as it may be kept; null where it says nothing, or perhaps something about a person. */
export function countableTerm(typed: string): CountableTerm | null {
  const shown = typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  if (shown.length > MOST_CHARACTERS || PERSONAL.test(shown)) return null;
  const folded = foldWords(shown).join(' ');
  const letters = shown.match(/\p{L}/gu)?.length ?? 0;
  return letters < FEWEST_LETTERS || folded === '' || folded.length > MOST_CHARACTERS
    ? null
    : { folded, shown };
}
