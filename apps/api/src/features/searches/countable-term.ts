import { foldWords } from '../catalogue/index.ts';

export type CountableTerm = {
  /** Equal for spellings that the search treats alike. */
  readonly folded: string;
  /** The typed text, trimmed and shortened. */
  readonly shown: string;
};

const MOST_CHARACTERS = 60;
const FEWEST_LETTERS = 2;
/** Something pasted by mistake that may be personal: a phone number, an address, a card. */
const PERSONAL = /@|\p{Nd}[\p{Nd}\s-]{5,}\p{Nd}|:\/\//u;

/** A search term in the form that may be stored; null if it is meaningless or may be personal data. */
export function countableTerm(typed: string): CountableTerm | null {
  const shown = typed.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  if (shown.length > MOST_CHARACTERS || PERSONAL.test(shown)) return null;
  const folded = foldWords(shown).join(' ');
  const letters = shown.match(/\p{L}/gu)?.length ?? 0;
  return letters < FEWEST_LETTERS || folded === '' || folded.length > MOST_CHARACTERS
    ? null
    : { folded, shown };
}
