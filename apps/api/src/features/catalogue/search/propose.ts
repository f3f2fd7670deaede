import { readWords } from './fold.ts';
import type { Indexed } from './indexed-product.ts';
import type { Spelling } from './spelling.ts';

/** What a search could have meant, and the product that this finds first. */
export type Meant = { readonly meant: string; readonly first: Indexed };

type Found = { readonly products: readonly Indexed[]; readonly terms: readonly string[] };

const PROPOSALS = 3;
/** More words of a search are left as they are, which bounds the work. */
const WORDS_READ = 4;

/**
 * What a search could have meant: with each of its words replaced by the nearest of the catalogue, the searches that are
 * suggested for it, and the word alone. Only what finds something, and what it `mayMean`.
 */
export function propose(
  text: string,
  spelling: Spelling,
  find: (text: string) => Found,
  mayMean: (meant: string) => boolean,
): Meant[] {
  const own = find(text);
  const words = readWords(text).slice(0, WORDS_READ);
  const meant = new Set(own.terms);
  for (const [place, { folded }] of words.entries()) {
    for (const near of spelling.nearest(folded, PROPOSALS)) {
      const shown = spelling.shown([near]);
      meant.add(words.map(({ written }, at) => (at === place ? shown : written)).join(' '));
      meant.add(shown);
    }
  }
  const proposals: Meant[] = [];
  for (const term of meant) {
    if (proposals.length >= PROPOSALS) break;
    if (term.toLowerCase() === text.trim().toLowerCase()) continue;
    if (!mayMean(term)) continue;
    const [first] = find(term).products;
    if (first !== undefined) proposals.push({ meant: term, first });
  }
  return proposals;
}
