/** The cart's part of ordering its lines. */
import type { ProductId, UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import type { CartLineRow } from './cart.queries.ts';

/** The quantity of a product that was ordered. */
export type OrderedLine = { readonly productId: ProductId; readonly quantity: number };

/** Deletes the lines of these products from a user's cart, and returns them. */
export async function deleteLinesOf(
  tx: Db,
  userId: UserId,
  productIds: readonly ProductId[],
): Promise<CartLineRow[]> {
  if (productIds.length === 0) return [];
  return tx
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .where('product_id', 'in', productIds)
    .returningAll()
    .execute();
}

/**
 * Inserts complete cart lines; the list may be empty. Violates a unique constraint if the cart already has a line of a
 * product.
 */
export async function insertLines(tx: Db, lines: readonly CartLineRow[]): Promise<void> {
  if (lines.length > 0) await tx.insertInto('cart_lines').values(lines).execute();
}
