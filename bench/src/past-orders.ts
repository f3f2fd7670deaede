import type pg from 'pg';

/** The number of earlier orders of each customer. */
const EACH = 20;

/**
 * Inserts orders of three lines of the shop's products by SQL until there are `wanted`, over the last two years, with
 * customers, addresses and the history of their status. The newest hundred are open, one of fifty was cancelled.
 */
export async function insertPastOrders(pool: pg.Pool, wanted: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ present: number }>(
      'select count(*)::integer as present from orders',
    );
    const first = (rows[0]?.present ?? 0) + 1;
    await client.query('begin');
    await client.query(
      'create temp table chosen on commit drop as select row_number() over (order by id) - 1 as place, * from products',
    );
    await client.query('create unique index on chosen (place)');
    await client.query('analyze chosen');
    await client.query(
      `insert into users (id, name, email, password_hash, created_at, updated_at)
       select '00u' || lpad(n::text, 23, '0'), 'Customer ' || n, 'customer-' || n || '@jhola.test', '', now(), now()
       from generate_series($1::integer / $3, $2::integer / $3) n on conflict do nothing`,
      [first, wanted, EACH],
    );
    await client.query(
      `insert into addresses (id, user_id, address_line, city, state, country, pincode, mobile, created_at, updated_at)
       select '00a' || substr(id, 4), id, '12, 3rd Cross, Indiranagar', 'Bengaluru', 'Karnataka', 'India', '560038',
         '9845012345', now(), now()
       from users where id like '00u%' on conflict do nothing`,
    );
    await client.query(
      `insert into orders (id, order_number, user_id, status, payment_method, payment_status, sub_total_paise,
         total_paise, address_id, delivery_address, placed_at, updated_at, status_since, sales_counted)
       select '00r' || lpad(n::text, 23, '0'), nextval('order_numbers')::text, '00u' || customer, status,
         case n % 3 when 0 then 'card' else 'cash' end,
         case when status = 'delivered' then 'PAID' else 'CASH ON DELIVERY' end, 9000, 9000, '00a' || customer,
         '{"address_line":"12, 3rd Cross, Indiranagar","city":"Bengaluru","state":"Karnataka","country":"India","pincode":"560038","mobile":"9845012345"}',
         placed, placed, placed + (200 + n % 600) * interval '1 second', status <> 'cancelled'
       from generate_series($1::integer, $2::integer) n,
         lateral (select now() - ($2::integer - n) * interval '730 days' / $2::integer as placed,
           lpad((n / $3::integer)::text, 23, '0') as customer,
           case when n > $2::integer - 100 then 'pending' when n % 50 = 0 then 'cancelled' else 'delivered' end as status) as made`,
      [first, wanted, EACH],
    );
    await client.query(
      `insert into order_lines (order_id, position, cart_line_id, product_id, name, images, unit, price_paise,
         discount_percent, quantity, amount_paise)
       select '00r' || lpad(n::text, 23, '0'), line, '00l' || lpad((n * 3 + line)::text, 23, '0'), p.id, p.name, p.images, p.unit,
         3000, 0, 1, 3000
       from generate_series($1::integer, $2::integer) n, generate_series(0, 2) line,
         lateral (select (n::bigint * 7919 + line * 104729) % (select count(*) from chosen) as place) as picked
       join chosen p using (place)`,
      [first, wanted],
    );
    await client.query(
      `insert into order_events (order_id, status, happened_at, actor)
       select o.id, e.status, o.placed_at + e.minutes * interval '1 minute', e.actor
       from orders o join (values ('pending', 0, 'shopper'), ('processing', 2, 'shop'), ('shipped', 5, 'shop'),
         ('delivered', 11, 'shop')) e (status, minutes, actor) on o.status = 'delivered' or e.status = 'pending'
       where o.id between '00r' || lpad($1::text, 23, '0') and '00r' || lpad($2::text, 23, '0')`,
      [first, wanted],
    );
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}
