import { sql } from 'kysely';
import type { Database, Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';

export type PastVolume = { readonly products: number; readonly orders: number };

/**
 * Inserts many products, and many orders of three lines over the last seven days with some customers, directly into the
 * tables: the data for measurements of the figures. In one transaction: a running shop's jobs never see an order
 * without its lines.
 */
export function fillThePast(db: Database, now: Date, volume: PastVolume): Promise<void> {
  return inTransaction(db, (tx) => fill(tx, now, volume));
}

async function fill(db: Db, now: Date, { products, orders }: PastVolume): Promise<void> {
  await sql`
    insert into products (id, name, images, unit, stock, price_paise, discount_percent, description,
      created_at, updated_at, content_updated_at)
    select 'p' || lpad(n::text, 25, '0'), 'Product ' || n, array['/images/0000000000/640.webp'], '1 pc',
      n % 40, 1000 + n, 0, '', ${now}, ${now}, ${now}
    from generate_series(1, ${products}::integer) n`.execute(db);
  await sql`
    insert into users (id, name, email, password_hash, created_at, updated_at)
    select 'u' || lpad(n::text, 25, '0'), 'Customer ' || n, 'customer-' || n || '@jhola.test', '', ${now}, ${now}
    from generate_series(1, 1000) n`.execute(db);
  await sql`
    insert into orders (id, order_number, user_id, status, payment_method, payment_status, sub_total_paise,
      total_paise, delivery_address, placed_at, updated_at, status_since)
    select 'o' || lpad(n::text, 25, '0'), 'MANY-' || n, 'u' || lpad((1 + n % 1000)::text, 25, '0'),
      case when n <= 40 then 'pending' when n % 50 = 0 then 'cancelled' else 'delivered' end,
      case n % 3 when 0 then 'card' else 'cash' end, 'PAID', 9000, 9000, '{}',
      placed, placed, placed + (200 + n % 600) * interval '1 second'
    from generate_series(1, ${orders}::integer) n,
      lateral (select ${now}::timestamptz - n * interval '7 days' / ${orders}::integer as placed) as back`.execute(
    db,
  );
  await sql`
    insert into order_lines (order_id, position, product_id, name, images, unit, price_paise, discount_percent,
      quantity, amount_paise)
    select 'o' || lpad(n::text, 25, '0'), line, 'p' || lpad(product::text, 25, '0'), 'Product ' || product,
      array['/images/0000000000/640.webp'], '1 pc', 3000, 0, 1, 3000
    from generate_series(1, ${orders}::integer) n, generate_series(0, 2) line,
      lateral (select 1 + (n * 7919 + line * 104729) % ${products}::integer as product) as chosen`.execute(
    db,
  );
  await sql`analyze products, orders, order_lines, users`.execute(db);
}
