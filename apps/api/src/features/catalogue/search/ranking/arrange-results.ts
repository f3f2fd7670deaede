import type { Indexed } from '../index/indexed-product.ts';

/**
 * How many of the first products for an occasion are mixed, and by how much each product of a sub-category lowers the
 * score of the next one.
 */
const VARIED = 200;
const SAME_KIND = 0.4;
/**
 * Two packs of one product aren't shown in a row: of the first `SEPARATED` results, one may move up by fewer than
 * `SEPARATED_BY_PLACES` places, past results whose score is higher by at most `SEPARATED_BY_SCORE`.
 */
const SEPARATED = 60;
const SEPARATED_BY_PLACES = 12;
const SEPARATED_BY_SCORE = 0.12;
/** Scores are rounded to this resolution before they are compared. */
export const SCORE_STEPS = 10_000;

/** A product with its score, in steps of 1 / SCORE_STEPS. `age`: smaller is newer. */
export type Scored = { readonly known: Indexed; readonly score: number; readonly age: number };

/**
 * The same products, reordered so that no two packs of one product are in a row, if a product that fits nearly as well
 * can be moved up between them.
 */
export function separatePacks(scored: readonly Scored[]): readonly Scored[] {
  const waiting = scored.slice(0, SEPARATED);
  const placed: Scored[] = [];
  while (waiting.length > 0) {
    const [first] = waiting;
    const before = placed.at(-1);
    const least = (first?.score ?? 0) - SEPARATED_BY_SCORE * SCORE_STEPS;
    const next = waiting
      .slice(0, SEPARATED_BY_PLACES)
      .findIndex(({ known, score }) => score >= least && (!before || !isSameProduct(known, before.known)));
    placed.push(...waiting.splice(Math.max(0, next), 1));
  }
  return [...placed, ...scored.slice(SEPARATED)];
}

/** Whether two products have the same words in name and brand: packs of one product. */
function isSameProduct({ named: some }: Indexed, { named: others }: Indexed): boolean {
  return some.length === others.length && some.every((word, at) => word === others[at]);
}

/** The products for an occasion, reordered so that the first ones aren't all of one sub-category. */
export function mixKinds(scored: readonly Scored[]): readonly Scored[] {
  const left = scored.slice(0, VARIED);
  const taken = new Map<number, number>();
  const first: Scored[] = [];
  while (left.length > 0) {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    left.forEach(({ known, score }, place) => {
      const worth = score - SAME_KIND * SCORE_STEPS * (taken.get(known.kinds[0] ?? -1) ?? 0);
      if (worth > most) [best, most] = [place, worth];
    });
    const [next] = left.splice(best, 1);
    if (!next) break;
    const kind = next.known.kinds[0] ?? -1;
    taken.set(kind, (taken.get(kind) ?? 0) + 1);
    first.push(next);
  }
  return [...first, ...scored.slice(VARIED)];
}
