import type { Indexed } from './indexed-product.ts';
import type { Query } from './query.ts';
import type { Spelling } from './spelling.ts';
import type { TextIndex } from './text-index.ts';

const TERMS = 8;
const LOOKED_AT = 40;
const WORDS_AT_MOST = 3;

/**
 * Searches to offer while one is typed: the words that begin so, most frequent first, then what the products that are
 * found are called, without brand and pack.
 */
export function termsFor(
  query: Query,
  found: readonly Indexed[],
  index: TextIndex,
  spelling: Spelling,
): string[] {
  const terms = new Set<string>();
  const before = query.wishes.slice(0, -1).flatMap(({ words }) => words);
  const last = query.wishes.at(-1)?.words ?? [];
  const typed = last.at(-1) ?? '';
  const longer = index.list
    .beginningWith(typed, 200)
    .filter((word) => index.countOf(word) > 1)
    .sort((one, other) => index.countOf(other) - index.countOf(one));
  if (query.corrections.length > 0) terms.add(spelling.shown([...before, ...last]));
  if (before.length === 0 && last.length === 1) {
    for (const word of longer.slice(0, 2)) terms.add(spelling.shown([word]));
  }
  for (const [name] of [...namesOf(found, index)].sort(([, one], [, other]) => other - one)) {
    if (terms.size >= TERMS) break;
    terms.add(spelling.shown(name.split(' ')));
  }
  return [...terms];
}

/** What the first products are called, each name with how many are. */
function namesOf(found: readonly Indexed[], index: TextIndex): Map<string, number> {
  const names = new Map<string, number>();
  for (const { parts } of found.slice(0, LOOKED_AT)) {
    const [first] = parts;
    if (!first || first.words.length > WORDS_AT_MOST) continue;
    const name = first.words.map((word) => index.wordOf(word)).join(' ');
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return names;
}
