import { type ConceptName, kindsOfBrand, LONGEST_NAME, otherNames } from './concepts.ts';
import { foldWords } from './fold.ts';

/** One thing that was asked for: the words as typed, and other names for it. */
export type Wish = {
  readonly words: readonly string[];
  readonly otherNames: readonly ConceptName[];
  /** What to offer where the shop has none of it. */
  readonly instead: readonly ConceptName[];
  /** Perhaps still being typed. */
  readonly isLast: boolean;
};

/** Words beyond these are not looked at: no one needs them, and work stays bounded. */
const WORDS_AT_MOST = 8;
const WORD_LENGTH = 40;
/** Said, but never looked for. */
const FILLERS = new Set(['and', 'the', 'of', 'for', 'with', 'in', 'a', 'an', 'ka', 'ki', 'ke']);

/** Takes a search apart. Words in a row that name one thing ('lady finger') make one wish. */
export function readQuery(text: string): Wish[] {
  const typed = foldWords(text).map((word) => word.slice(0, WORD_LENGTH));
  const meant = typed.filter((word) => !FILLERS.has(word));
  const words = [...new Set(meant.length > 0 ? meant : typed)].slice(0, WORDS_AT_MOST);
  const wishes: Wish[] = [];
  for (let place = 0; place < words.length; ) {
    const name = longestName(words.slice(place, place + LONGEST_NAME));
    place += name.words.length;
    wishes.push({ ...name, instead: kindsOfBrand(name.words), isLast: place === words.length });
  }
  return wishes;
}

function longestName(words: readonly string[]): Pick<Wish, 'words' | 'otherNames'> {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length);
    const others = otherNames(name);
    if (others.length > 0 || length === 1) return { words: name, otherNames: others };
  }
  return { words, otherNames: [] };
}
