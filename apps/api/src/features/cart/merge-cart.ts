import type { WireCartLine } from '@jhola/contract';
import {
  discountedPaise,
  type Id,
  LIMITS,
  makeId,
  maxQuantity,
  type ProductId,
  type UserId,
} from '@jhola/domain';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { CartLeftOut } from '../../platform/schema.ts';
import { lockSignedIn } from '../accounts/index.ts';
import type { Offer } from '../catalogue/index.ts';
import type { Addition } from './add-to-cart.ts';
import type { CartNeeds } from './cart-needs.ts';
import { type MergedLine, mergeLines, readLines, readOffers } from './cart.queries.ts';
import { readLeftOut, rememberLeftOut, rememberMerge } from './merges.queries.ts';
import { readCart } from './read-cart.ts';

export type Merge = { readonly mergeId: Id<'CartMerge'>; readonly lines: readonly Addition[] };

export type Merged = { readonly lines: WireCartLine[]; readonly leftOut: CartLeftOut[] };

/**
 * Merges a visitor's cart into the stored one. Adds quantities, capped by the stock and by the limit of a line. Leaves
 * out, and lists, products that are unknown, sold out, or beyond the limit of lines. Repeating a merge changes nothing
 * and lists what the first one left out, because its response may have been lost.
 */
export async function mergeCart(needs: CartNeeds, userId: UserId, merge: Merge): Promise<Merged> {
  const { db, clock } = needs;
  return inTransaction(db, async (tx) => {
    await lockSignedIn(tx, userId);
    const now = clock.now();
    const isNew = await rememberMerge(tx, userId, merge.mergeId, now);
    if (!isNew) {
      const leftOut = await readLeftOut(tx, userId, merge.mergeId);
      return { lines: await readCart(needs, tx, userId), leftOut };
    }
    const wanted = summed(merge.lines);
    if (wanted.size === 0) return { lines: await readCart(needs, tx, userId), leftOut: [] };
    const offers = await readOffers(tx, userId, [...wanted.keys()]);
    const products = new Map(offers.map((offer) => [offer.product_id, offer]));
    const before = new Map((await readLines(tx, userId)).map((line) => [line.product_id, line.quantity]));
    await mergeLines(tx, userId, mergedLines(wanted, products, before, now), now);
    const lines = await readCart(needs, tx, userId);
    const leftOut = leftOutOf(lines, wanted, products, before);
    if (leftOut.length > 0) await rememberLeftOut(tx, userId, merge.mergeId, leftOut);
    return { lines, leftOut };
  });
}

function leftOutOf(
  lines: readonly WireCartLine[],
  wanted: ReadonlyMap<ProductId, number>,
  products: ReadonlyMap<ProductId, Offer>,
  before: ReadonlyMap<ProductId, number>,
): CartLeftOut[] {
  const there = new Map(lines.map((line) => [line.productId._id, line.quantity]));
  return [...wanted].flatMap(([productId, more]): CartLeftOut[] => {
    const quantity = there.get(productId) ?? 0;
    if (quantity >= (before.get(productId) ?? 0) + more) return [];
    const product = products.get(productId);
    if (product === undefined) return [{ productId, reason: 'gone', quantity }];
    if (product.stock === 0) return [{ productId, reason: 'sold-out', quantity }];
    return [{ productId, reason: quantity > 0 ? 'fewer' : 'full', quantity }];
  });
}

/** The total quantity of each product, which may be listed several times. */
function summed(lines: readonly Addition[]): Map<ProductId, number> {
  const wanted = new Map<ProductId, number>();
  for (const { productId, quantity } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  return wanted;
}

function mergedLines(
  wanted: ReadonlyMap<ProductId, number>,
  products: ReadonlyMap<ProductId, Offer>,
  there: ReadonlyMap<ProductId, number>,
  now: Date,
): MergedLine[] {
  let room = LIMITS.cartLines - there.size;
  const lines: MergedLine[] = [];
  for (const [productId, quantity] of wanted) {
    const product = products.get(productId);
    const most = maxQuantity(product?.stock ?? 0);
    if (product === undefined || most === 0) continue;
    if (!there.has(productId)) {
      if (room <= 0) continue;
      room -= 1;
    }
    const unitPaise = discountedPaise(product.price_paise, product.discount_percent);
    lines.push({ id: makeId(now), productId, quantity: Math.min(quantity, most), most, unitPaise });
  }
  return lines;
}
