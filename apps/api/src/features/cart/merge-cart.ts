import type { WireCartLine, WireProduct } from '@jhola/contract';
import {
  discountedFromRupees,
  type Id,
  LIMITS,
  makeId,
  maxQuantity,
  type ProductId,
  type UserId,
} from '@jhola/domain';
import { inTransaction } from '../../platform/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import type { Addition } from './add-to-cart.ts';
import { growLines, type LineToGrow, readLines, rememberMerge } from './cart.queries.ts';
import { readCart } from './read-cart.ts';
import { readProductsFor } from './read-products-for.ts';

export type Merge = { readonly mergeId: Id<'CartMerge'>; readonly lines: readonly Addition[] };

/**
 * Brings a visitor's cart into the stored one: quantities added, capped by stock and by the most of a line.
 * What is unknown, sold out or beyond the most lines is left out. The same merge again changes nothing.
 */
export async function mergeCart(services: Services, userId: UserId, merge: Merge): Promise<WireCartLine[]> {
  const { db, config, clock } = services;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const isNew = await rememberMerge(tx, userId, merge.mergeId, now);
    if (isNew && merge.lines.length > 0) {
      const wanted = summed(merge.lines);
      const products = await readProductsFor(tx, config, userId, [...wanted.keys()]);
      const there = new Set((await readLines(tx, userId)).map((line) => line.product_id));
      await growLines(tx, userId, linesToGrow(wanted, products, there, now), now);
    }
    return readCart(services, tx, userId);
  });
}

/** How many of each product, however often it is listed. */
function summed(lines: readonly Addition[]): Map<ProductId, number> {
  const wanted = new Map<ProductId, number>();
  for (const { productId, quantity } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  return wanted;
}

function linesToGrow(
  wanted: ReadonlyMap<ProductId, number>,
  products: ReadonlyMap<ProductId, WireProduct>,
  there: ReadonlySet<ProductId>,
  now: Date,
): LineToGrow[] {
  let room = LIMITS.cartLines - there.size;
  const lines: LineToGrow[] = [];
  for (const [productId, quantity] of wanted) {
    const product = products.get(productId);
    const most = maxQuantity(product?.stock ?? 0);
    if (product === undefined || most === 0) continue;
    if (!there.has(productId)) {
      if (room === 0) continue;
      room -= 1;
    }
    const unitPaise = discountedFromRupees(product.price, product.discount);
    lines.push({ id: makeId(now), productId, quantity: Math.min(quantity, most), most, unitPaise });
  }
  return lines;
}
