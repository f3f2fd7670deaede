import { DAY_MS, LIMITS, type Paise, type ProductId, type UserId } from '@jhola/domain';
import type { Language } from '@jhola/messages';
import type { Db } from '../../platform/database.ts';

/** Requests from before this time have expired. */
export function expiredBefore(now: Date): Date {
  return new Date(now.getTime() - LIMITS.stockAlerts.days * DAY_MS);
}

/** Whether the shopper's email is confirmed. */
export async function readIsConfirmed(tx: Db, userId: UserId): Promise<boolean> {
  const { email_verified_at: at } = await tx
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return at !== null;
}

/** A product's stock; null if there is no such product. Locks it against deletion until the transaction ends. */
export async function readStock(tx: Db, productId: ProductId): Promise<number | null> {
  const row = await tx
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .forKeyShare()
    .executeTakeFirst();
  return row?.stock ?? null;
}

/** Inserts a request, or renews an expired one that isn't deleted yet. Returns whether it did either. */
export async function insertRequest(
  tx: Db,
  request: {
    readonly userId: UserId;
    readonly productId: ProductId;
    readonly language: Language;
    readonly now: Date;
  },
): Promise<boolean> {
  const { userId: user_id, productId: product_id, language, now: asked_at } = request;
  const row = await tx
    .insertInto('back_in_stock_requests')
    .values({ user_id, product_id, language, asked_at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id'])
        .doUpdateSet({ language, asked_at })
        .where('back_in_stock_requests.asked_at', '<=', expiredBefore(asked_at)),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Resets the round of a product that is sold out again: shoppers told last time no longer count. */
export async function endRound(tx: Db, productId: ProductId): Promise<void> {
  await tx.deleteFrom('back_in_stock_rounds').where('product_id', '=', productId).execute();
}

/** The number of a user's requests. Expired ones count until they are deleted. */
export async function countRequests(tx: Db, userId: UserId): Promise<number> {
  const { count } = await tx
    .selectFrom('back_in_stock_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes a user's request for a product; does nothing if there is none. */
export async function deleteRequest(db: Db, userId: UserId, productId: ProductId): Promise<void> {
  await db
    .deleteFrom('back_in_stock_requests')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
}

/** Deletes all requests of a user. */
export async function deleteRequestsOf(tx: Db, userId: UserId): Promise<void> {
  await tx.deleteFrom('back_in_stock_requests').where('user_id', '=', userId).execute();
}

export type RequestRow = {
  readonly product_id: ProductId;
  readonly name: string;
  readonly price_paise: Paise;
  readonly discount_percent: number;
  readonly stock: number;
  readonly updated_at: Date;
  readonly asked_at: Date;
};

/**
 * A user's requests that have not expired, newest first, with the columns of their products that the response needs.
 */
export async function readRequests(db: Db, userId: UserId, now: Date): Promise<RequestRow[]> {
  return db
    .selectFrom('back_in_stock_requests as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select([
      'r.product_id',
      'p.name',
      'p.price_paise',
      'p.discount_percent',
      'p.stock',
      'p.updated_at',
      'r.asked_at',
    ])
    .where('r.user_id', '=', userId)
    .where('r.asked_at', '>', expiredBefore(now))
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.product_id', 'desc')
    .execute();
}

/** A user's requests with the names of their products. */
export async function readNamedRequests(db: Db, userId: UserId) {
  return db
    .selectFrom('back_in_stock_requests as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.product_id as productId', 'p.name', 'p.unit', 'r.language', 'r.asked_at as askedAt'])
    .where('r.user_id', '=', userId)
    .orderBy('r.asked_at')
    .execute();
}
