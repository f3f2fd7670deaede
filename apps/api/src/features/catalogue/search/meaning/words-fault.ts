import { catalogueTexts as texts } from '../../../../messages/index.ts';
import { type AddedWords, type Concepts, conceptsWith } from './concepts.ts';
import { nameOf } from './read-names.ts';
import type { TextIndex } from '../index/text-index.ts';

/**
 * The conflict of words that an admin enters, as a sentence in the language of the request; null if there is none.
 * `others`: the shop's other entries; `concepts`: the vocabulary with these. A conflict is: another entry has one of
 * the words; one is a brand of the shop; the vocabulary has another meaning for one; or one is a word of product names,
 * and a search for it would no longer find those products first.
 */
export function wordsFault(
  entry: AddedWords,
  others: readonly AddedWords[],
  index: TextIndex,
  concepts: Concepts = conceptsWith(others),
): string | null {
  const empty = [...entry.words, ...entry.means].find((word) => keyOf(word) === '');
  if (empty !== undefined) return texts.wordIsEmpty({ word: empty });
  const keys = [...entry.words, ...entry.means].map(keyOf);
  const twice = [...entry.words, ...entry.means].find(
    (_, place) => keys.indexOf(keys[place] ?? '') !== place,
  );
  if (twice !== undefined) return texts.wordIsTwice({ word: twice });
  for (const word of entry.words) {
    const other = others.find(({ words }) => words.some((each) => keyOf(each) === keyOf(word)));
    if (other !== undefined) return texts.wordIsElsewhere({ word, entry: describe(other) });
    if (index.ofBrand(keyOf(word)) > 0) return texts.wordIsBrand({ word });
  }
  return entry.means.length > 0 ? meaningFault(entry, concepts, index) : sameFault(entry, concepts);
}

/** The conflict if the words would find something that one of them doesn't mean. */
function meaningFault({ words, means }: AddedWords, concepts: Concepts, index: TextIndex): string | null {
  for (const word of words) {
    const [thing] = concepts.thingsOf(word);
    if (thing !== undefined) return texts.wordHasMeaning({ word, thing });
    const count = index.countNamed(nameOf(word));
    if (count > 0) return texts.wordIsInNames({ word, count, meant: means[0] ?? '' });
  }
  return null;
}

/** The conflict if two of the words mean different things, and would find each other's products. */
function sameFault({ words }: AddedWords, concepts: Concepts): string | null {
  let first: { word: string; thing: string } | null = null;
  for (const word of words) {
    const things = concepts.thingsOf(word);
    const [thing] = things;
    if (thing === undefined) continue;
    if (first !== null && !things.includes(first.thing)) {
      return texts.wordsDiffer({ first: first.word, firstThing: first.thing, word, thing });
    }
    first ??= { word, thing };
  }
  return null;
}

function keyOf(word: string): string {
  return nameOf(word).join(' ');
}

function describe({ words, means }: AddedWords): string {
  return means.length === 0 ? words.join(', ') : `${words.join(', ')} → ${means.join(', ')}`;
}
