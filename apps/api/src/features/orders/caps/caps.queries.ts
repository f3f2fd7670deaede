import { OPEN_STATUSES, type ProductId, type UserId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { literalStatuses } from '../literal-statuses.queries.ts';

/**
 * Unpaid orders that hold stock: open cash orders, and card payments that were started. The first condition repeats
 * that of `orders_unpaid_idx`; without it, the planner would scan that index twice.
 */
const unpaid = (orders: string) =>
  sql<boolean>`(${sql.ref(`${orders}.status`)} in (${literalStatuses([...OPEN_STATUSES, 'awaiting_payment'])})
  and (${sql.ref(`${orders}.payment_method`)} = 'cash' or ${sql.ref(`${orders}.status`)} = 'awaiting_payment'))`;

/** The condition that orders `o` are unpaid. */
export const UNPAID = unpaid('o');

/** The condition that orders `o` come from this network address, and users `u` haven't confirmed their email. */
const fromUnconfirmedAt = (address: string) => sql<boolean>`o.id in (
  select origin.order_id from order_origins as origin where origin.address = ${address})
  and u.email_verified_at is null`;

/** How many unpaid orders unconfirmed accounts have placed from an IP address. */
export async function countUnpaidFrom(db: Db, address: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from orders as o join users as u on u.id = o.user_id
    where ${fromUnconfirmedAt(address)} and ${UNPAID}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** As a column for an order `o` of a user `u`: the same count for the order's own address; 0 for confirmed accounts. */
export function countUnpaidOfSameAddress<Name extends string>(name: Name) {
  return sql<number>`(case when u.email_verified_at is null then (
    select count(*)::integer from order_origins as own
    join order_origins as origin on origin.address = own.address
    join orders as other on other.id = origin.order_id
    join users as buyer on buyer.id = other.user_id and buyer.email_verified_at is null
    where own.order_id = o.id and ${unpaid('other')}
  ) else 0 end)`.as(name);
}

export type HeldUnits = ReadonlyMap<ProductId, number>;

/** How many of these products are in the unpaid orders of an account. */
export async function readUnpaidUnits(db: Db, userId: UserId, ids: readonly ProductId[]): Promise<HeldUnits> {
  const { rows } = await sql<UnitsOfProduct>`
    select l.product_id as "productId", sum(l.quantity)::integer as units
    from orders as o join order_lines as l on l.order_id = o.id
    where o.user_id = ${userId} and ${UNPAID} and l.product_id = any(${ids}::text[])
    group by l.product_id`.execute(db);
  return toHeldUnits(rows);
}

/** How many of these products unconfirmed accounts have in unpaid orders from an IP address. */
export async function readUnitsFrom(db: Db, address: string, ids: readonly ProductId[]): Promise<HeldUnits> {
  const { rows } = await sql<UnitsOfProduct>`
    select l.product_id as "productId", sum(l.quantity)::integer as units
    from orders as o
    join users as u on u.id = o.user_id
    join order_lines as l on l.order_id = o.id
    where ${fromUnconfirmedAt(address)} and ${UNPAID} and l.product_id = any(${ids}::text[])
    group by l.product_id`.execute(db);
  return toHeldUnits(rows);
}

type UnitsOfProduct = { readonly productId: ProductId; readonly units: number };

function toHeldUnits(rows: readonly UnitsOfProduct[]): HeldUnits {
  return new Map(rows.map(({ productId, units }) => [productId, units]));
}

/**
 * Takes a lock until the transaction ends, so that orders of unconfirmed accounts from one IP address are placed one
 * after the other.
 */
export async function lockAddress(tx: Db, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders from ${address}`}, 0))`.execute(tx);
}

/** A part of a statement that stores the IP address of the order in `source`. */
export function insertOriginOf(source: RawBuilder<unknown>, address: string, now: Date): RawBuilder<unknown> {
  return sql`insert into order_origins (order_id, address, noted_at)
    select id, ${address}, ${now}::timestamptz from ${source}`;
}

/** The IP addresses that are stored with a user's orders. */
export async function readOriginsOf(db: Db, userId: UserId) {
  return db
    .selectFrom('order_origins as origin')
    .innerJoin('orders as o', 'o.id', 'origin.order_id')
    .select(['o.order_number as orderId', 'origin.address', 'origin.noted_at as notedAt'])
    .where('o.user_id', '=', userId)
    .orderBy('o.id')
    .execute();
}

/** Deletes the IP addresses of orders that were placed before a time. */
export async function deleteOldOrigins(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('order_origins').where('noted_at', '<', before).execute();
}
