import { type ProductId, SOLD_STATUSES, type UserId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The number of a user's latest orders that are counted. */
const ORDERS_OF_USER = 100;
/** The number of a product's latest orders that are counted. */
const ORDERS_OF_PRODUCT = 300;
const PRODUCTS = 100;
/** A single order may be a coincidence. */
const TOGETHER_AT_LEAST = 2;

/** The products that a user ordered, sorted by the number of orders, then by the latest order. */
export async function readRebought(db: Db, userId: UserId): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select l.product_id as id
    from (
      select id, placed_at from orders
      where user_id = ${userId} and status = any(${[...SOLD_STATUSES]}::text[])
      order by placed_at desc, id desc limit ${ORDERS_OF_USER}
    ) o join order_lines l on l.order_id = o.id
    where l.product_id is not null
    group by l.product_id
    order by count(*) desc, max(o.placed_at) desc, l.product_id
    limit ${PRODUCTS}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The products recently ordered together with a product, most frequent first. */
export async function readBoughtTogether(db: Db, productId: ProductId): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select l.product_id as id
    from (
      select o.id from order_lines own join orders o on o.id = own.order_id
      where own.product_id = ${productId} and o.status = any(${[...SOLD_STATUSES]}::text[])
      order by own.order_id desc limit ${ORDERS_OF_PRODUCT}
    ) o join order_lines l on l.order_id = o.id
    where l.product_id <> ${productId}
    group by l.product_id
    having count(*) >= ${TOGETHER_AT_LEAST}
    order by count(*) desc, l.product_id
    limit ${PRODUCTS}`.execute(db);
  return rows.map(({ id }) => id);
}
