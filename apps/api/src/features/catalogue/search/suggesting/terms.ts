import type { Indexed } from '../index/indexed-product.ts';
import type { Query } from '../query/query.ts';
import type { Spelling } from '../spelling/spelling.ts';
import type { TextIndex } from '../index/text-index.ts';

const MAX_TERMS = 8;
/** Terms are taken from the names of this many products. */
const PRODUCTS_READ = 40;
/** Longer names aren't useful as a search. */
const MAX_WORDS = 3;

/**
 * The searches to suggest for a query that is being typed: its correction, then the most frequent words that begin with
 * it, then the most frequent names of the products found, without brand and pack.
 */
export function termsFor(
  query: Query,
  found: readonly Indexed[],
  index: TextIndex,
  spelling: Spelling,
): string[] {
  const terms = new Set<string>();
  const before = query.clauses.slice(0, -1).flatMap(({ words }) => words);
  const last = query.clauses.at(-1)?.words ?? [];
  const typed = last.at(-1) ?? '';
  const longer = index.list
    .withPrefix(typed, 200)
    .filter((word) => index.countOf(word) > 1)
    .sort((one, other) => index.countOf(other) - index.countOf(one));
  if (query.corrections.length > 0) terms.add(spelling.shown([...before, ...last]));
  if (before.length === 0 && last.length === 1) {
    for (const word of longer.slice(0, 2)) terms.add(spelling.shown([word]));
  }
  for (const [name] of [...namesOf(found, index)].sort(([, one], [, other]) => other - one)) {
    if (terms.size >= MAX_TERMS) break;
    terms.add(spelling.shown(name.split(' ')));
  }
  return [...terms];
}

/** The names of the first products, without brand and pack, each with the number of these products that have it. */
function namesOf(found: readonly Indexed[], index: TextIndex): Map<string, number> {
  const names = new Map<string, number>();
  for (const { parts } of found.slice(0, PRODUCTS_READ)) {
    const [first] = parts;
    if (!first || first.words.length > MAX_WORDS) continue;
    const name = first.words.map((word) => index.wordOf(word)).join(' ');
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return names;
}
