import type { OrderId, ProductId, UserId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** Unpaid orders that hold stock: open cash orders, and card payments that were started. */
const UNPAID = sql<boolean>`(o.status = 'awaiting_payment'
  or (o.payment_method = 'cash' and o.status in ('pending', 'processing', 'shipped')))`;

/** Only orders of accounts with an unconfirmed email. */
const FROM_UNCONFIRMED_AT = (address: string) => sql<boolean>`o.id in (
  select origin.order_id from order_origins as origin where origin.address = ${address})
  and u.email_verified_at is null`;

/** Whether an account has confirmed its email, and how many unpaid cash orders it has. */
export async function readUnpaidOrders(db: Db, userId: UserId) {
  const { rows } = await sql<{ confirmed: boolean; cashOrders: number }>`
    select u.email_verified_at is not null as confirmed, (
      select count(*)::integer from orders as o
      where o.user_id = u.id and o.payment_method = 'cash' and o.status in ('pending', 'processing', 'shipped')
    ) as "cashOrders"
    from users as u where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no account ${userId}`);
  return row;
}

/** How many unpaid orders unconfirmed accounts have placed from an IP address. */
export async function countUnpaidFrom(db: Db, address: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from orders as o join users as u on u.id = o.user_id
    where ${FROM_UNCONFIRMED_AT(address)} and ${UNPAID}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type HeldUnits = ReadonlyMap<ProductId, number>;

/** How many of these products an account has in unpaid orders. */
export async function readUnitsOf(db: Db, userId: UserId, ids: readonly ProductId[]): Promise<HeldUnits> {
  return sumUnits(db, sql<boolean>`o.user_id = ${userId}`, ids);
}

/** The same for all unconfirmed accounts of an IP address. */
export async function readUnitsFrom(db: Db, address: string, ids: readonly ProductId[]): Promise<HeldUnits> {
  return sumUnits(db, FROM_UNCONFIRMED_AT(address), ids);
}

async function sumUnits(
  db: Db,
  whose: ReturnType<typeof sql<boolean>>,
  ids: readonly ProductId[],
): Promise<HeldUnits> {
  const { rows } = await sql<{ productId: ProductId; units: number }>`
    select l.product_id as "productId", sum(l.quantity)::integer as units
    from orders as o
    join users as u on u.id = o.user_id
    join order_lines as l on l.order_id = o.id
    where ${whose} and ${UNPAID} and l.product_id = any(${ids}::text[])
    group by l.product_id`.execute(db);
  return new Map(rows.map(({ productId, units }) => [productId, units]));
}

/**
 * Takes a lock until the transaction ends, so that orders of unconfirmed accounts from one IP address are placed one
 * after the other.
 */
export async function lockAddress(tx: Db, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders from ${address}`}, 0))`.execute(tx);
}

export async function insertOrigin(tx: Db, orderId: OrderId, address: string, now: Date): Promise<void> {
  await tx.insertInto('order_origins').values({ order_id: orderId, address, noted_at: now }).execute();
}

/** Deletes the IP addresses of orders that were placed before a time. */
export async function forgetOrigins(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('order_origins').where('noted_at', '<', before).execute();
}
