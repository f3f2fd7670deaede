import { type CartLineId, type Id, LIMITS, type Paise, type ProductId, type UserId } from '@jhola/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/schema.ts';
import { ownHoldOf } from './own-hold.queries.ts';

export type CartLineRow = Selectable<Tables['cart_lines']>;

export type LineToGrow = {
  /** Of the line, should it be a new one. */
  readonly id: CartLineId;
  readonly productId: ProductId;
  /** How many more. */
  readonly quantity: number;
  /** How many the line may hold in the end. */
  readonly most: number;
  /** What one costs now, discount taken off. */
  readonly unitPaise: Paise;
};

export async function readLines(db: Db, userId: UserId): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_lines')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export async function findLine(db: Db, userId: UserId, lineId: CartLineId): Promise<CartLineRow | undefined> {
  return db
    .selectFrom('cart_lines')
    .selectAll()
    .where('id', '=', lineId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function findLineOfProduct(
  db: Db,
  userId: UserId,
  productId: ProductId,
): Promise<CartLineRow | undefined> {
  return db
    .selectFrom('cart_lines')
    .selectAll()
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

/**
 * Inserts a line or makes the one of that product grow. Nothing comes back, and nothing has changed, where it
 * would hold more than its most, or where the cart has no room for another line.
 */
export async function growLine(
  db: Db,
  userId: UserId,
  line: LineToGrow,
  now: Date,
): Promise<CartLineRow | undefined> {
  const { rows } = await sql<CartLineRow>`
    insert into cart_lines (id, user_id, product_id, quantity, added_unit_paise, added_at)
    select ${line.id}, ${userId}, ${line.productId}, ${line.quantity}::integer,
      ${line.unitPaise}::integer, ${now}::timestamptz
    where exists (
      select from cart_lines where user_id = ${userId} and product_id = ${line.productId}
    ) or (
      select count(*) from cart_lines where user_id = ${userId}
    ) < ${LIMITS.cartLines}
    on conflict (user_id, product_id) do update
      set quantity = cart_lines.quantity + excluded.quantity, added_unit_paise = excluded.added_unit_paise
      where cart_lines.quantity + excluded.quantity <= ${line.most}
    returning *`.execute(db);
  return rows[0];
}

/**
 * Like `growLine` for many of one user, but a line that would hold more than its most holds its most.
 * Rows are taken in the order of their products, so that two merges never wait for each other in a circle.
 */
export async function growLines(
  db: Db,
  userId: UserId,
  lines: readonly LineToGrow[],
  now: Date,
): Promise<void> {
  await sql`
    with wanted as (
      select * from unnest(
        ${lines.map((line) => line.id)}::text[],
        ${lines.map((line) => line.productId)}::text[],
        ${lines.map((line) => line.quantity)}::integer[],
        ${lines.map((line) => line.most)}::integer[],
        ${lines.map((line) => line.unitPaise)}::integer[]
      ) as w (id, product_id, quantity, most, unit_paise)
    )
    insert into cart_lines (id, user_id, product_id, quantity, added_unit_paise, added_at)
    select w.id, ${userId}, p.id, w.quantity, w.unit_paise, ${now}::timestamptz
    from wanted w join products p on p.id = w.product_id
    order by p.id for key share of p
    on conflict (user_id, product_id) do update
      set quantity = least(
          cart_lines.quantity + excluded.quantity,
          (select w.most from wanted w where w.product_id = excluded.product_id)
        ),
        added_unit_paise = excluded.added_unit_paise`.execute(db);
}

/** Sets the quantity of a line where the stock allows; nothing comes back where it doesn't, or is no line. */
export async function setQuantity(
  db: Db,
  userId: UserId,
  lineId: CartLineId,
  quantity: number,
): Promise<CartLineRow | undefined> {
  const { rows } = await sql<CartLineRow>`
    update cart_lines c set quantity = ${quantity}
    from products p
    where c.id = ${lineId} and c.user_id = ${userId} and p.id = c.product_id
      and p.stock + ${ownHoldOf(userId, 'p.id')} >= ${quantity}
    returning c.*`.execute(db);
  return rows[0];
}

/** Deletes a line and returns its product; undefined if there is no such line. */
export async function deleteLine(db: Db, userId: UserId, lineId: CartLineId): Promise<ProductId | undefined> {
  const deleted = await db
    .deleteFrom('cart_lines')
    .where('id', '=', lineId)
    .where('user_id', '=', userId)
    .returning('product_id')
    .executeTakeFirst();
  return deleted?.product_id;
}

/** So long a merge or an addition may be sent again. */
const REMEMBER_MS = 60 * 24 * 60 * 60_000;

/** Notes that a merge or an addition was done, and forgets old ones; false if it was done before. */
export async function rememberMerge(
  db: Db,
  userId: UserId,
  mergeId: Id<'CartMerge'>,
  now: Date,
): Promise<boolean> {
  await db
    .deleteFrom('cart_merges')
    .where('user_id', '=', userId)
    .where('merged_at', '<', new Date(now.getTime() - REMEMBER_MS))
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cart_merges')
    .values({ user_id: userId, merge_id: mergeId, merged_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
