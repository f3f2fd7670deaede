import { DAY_MS } from './india-day.ts';

/**
 * The popularity of a product, in orders: each order counts once for each product in it, and half as much after every
 * HALF_LIFE_DAYS. A staple starts with a credit of some orders, which real orders soon exceed. Lists for shoppers are
 * sorted by popularity unless another sort is chosen.
 */
export const HALF_LIFE_DAYS = 14;

/** The credit of the most common product of the first staple, and of the last, in orders. */
const CREDIT = { first: 5, last: 1 };

/** How many products of one staple have a credit, without further packs of the same product. */
const CREDITED_PRODUCTS = 4;

/** The weight of an order at `asOf`: 1 if it is placed then, less if before, more if after. */
export function orderWeight(placedAt: Date, asOf: Date): number {
  return 2 ** ((placedAt.getTime() - asOf.getTime()) / (HALF_LIFE_DAYS * DAY_MS));
}

export type Rankable = {
  readonly id: string;
  /** Equal for packs of the same product. */
  readonly family: string;
  /** The index of the staple, and how common the variety is (0 is most); null if it isn't a staple. */
  readonly staple: { readonly place: number; readonly sort: number } | null;
  readonly pricePaise: number;
};

/**
 * The credits of staples, by product id. Of each staple the most common product has the full credit, the next half of
 * it, and so on up to the fourth, so that the second milk comes after the first bread. Packs of one product count as
 * one, the cheapest first. The result doesn't depend on the order of the products.
 */
export function stapleCredits(products: Iterable<Rankable>, staples: number): Map<string, number> {
  const groups = new Map<number, Rankable[]>();
  for (const product of products) {
    if (product.staple === null) continue;
    const group = groups.get(product.staple.place);
    if (group) group.push(product);
    else groups.set(product.staple.place, [product]);
  }
  const credits = new Map<string, number>();
  for (const [place, group] of groups) {
    const whole = CREDIT.first - ((CREDIT.first - CREDIT.last) * place) / Math.max(1, staples - 1);
    const families = new Map<string, { readonly credit: number; packs: number }>();
    for (const { id, family } of group.sort(byOrdinariness)) {
      let known = families.get(family);
      if (known === undefined) {
        if (families.size === CREDITED_PRODUCTS) continue;
        known = { credit: whole / 2 ** families.size, packs: 0 };
        families.set(family, known);
      }
      credits.set(id, known.credit * 0.95 ** known.packs);
      known.packs += 1;
    }
  }
  return credits;
}

/** Compares products of one staple: the most ordinary one first, then the cheapest. */
function byOrdinariness(one: Rankable, other: Rankable): number {
  return (
    (one.staple?.sort ?? 0) - (other.staple?.sort ?? 0) ||
    one.pricePaise - other.pricePaise ||
    (one.id < other.id ? -1 : 1)
  );
}
