import type { UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';

/** Deletes a user's cart. */
export async function deleteCartOf(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
  await tx.deleteFrom('cart_merges').where('user_id', '=', userId).execute();
}

/** A user's cart with the names of its products. */
export async function readNamedLines(db: Db, userId: UserId) {
  return db
    .selectFrom('cart_lines as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .select(['c.product_id as productId', 'p.name', 'p.unit', 'c.quantity', 'c.added_at as addedAt'])
    .where('c.user_id', '=', userId)
    .orderBy('c.added_at')
    .execute();
}
