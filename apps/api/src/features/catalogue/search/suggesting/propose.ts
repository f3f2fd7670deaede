import { readWords } from '../text/fold.ts';
import type { Indexed } from '../index/indexed-product.ts';
import type { Spelling } from '../spelling/spelling.ts';

/** A possible meaning of a search, and the first product that it finds. */
export type Proposal = { readonly meant: string; readonly first: Indexed };

type Found = { readonly products: readonly Indexed[]; readonly terms: readonly string[] };

const PROPOSALS = 3;
/** Only this many unknown words of a search are replaced, to limit the work. */
const WORDS_READ = 4;
/** The first products of a search, at most this many, were already shown to shoppers. */
const OFFERED = 5;

/**
 * Possible meanings of a search: the search with unknown words replaced by the nearest words of the catalogue, the
 * suggested searches, and each of the nearest words by itself if the search finds nothing. Only meanings that find
 * something else than the search itself, and that `mayMean` accepts.
 */
export function propose(
  text: string,
  spelling: Spelling,
  find: (text: string) => Found,
  mayMean: (meant: string) => boolean,
): Proposal[] {
  const own = find(text);
  const offered = new Set(own.products.slice(0, OFFERED));
  const words = readWords(text).slice(0, WORDS_READ);
  const near = words.map(({ folded }) =>
    spelling.isKnown(folded) ? [] : spelling.nearest(folded, PROPOSALS).map((word) => spelling.shown([word])),
  );
  const meant = new Set([
    words.map(({ written }, place) => near[place]?.[0] ?? written).join(' '),
    ...own.terms,
    ...(own.products.length === 0 ? near.flat() : []),
  ]);
  const proposals: Proposal[] = [];
  for (const term of meant) {
    if (proposals.length >= PROPOSALS) break;
    if (term.toLowerCase() === text.trim().toLowerCase()) continue;
    if (!mayMean(term)) continue;
    const [first] = find(term).products;
    if (first !== undefined && !offered.has(first)) proposals.push({ meant: term, first });
  }
  return proposals;
}
