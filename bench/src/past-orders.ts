import type pg from 'pg';

/** The number of earlier orders of each customer. */
const EACH = 20;
/** Orders of each day, so that a shop with more orders is an older one and not one that sells more. */
const A_DAY = 1_370;
const TABLES = ['orders', 'order_lines', 'order_events'];

/**
 * Inserts orders of three lines of the shop's products by SQL until there are `wanted`, with customers, addresses and
 * the history of their status. Each is older than the one before; the newest hundred are open, and one of fifty was
 * cancelled. A million take about two minutes of CPU time: foreign keys aren't checked, and the indexes are built afterwards.
 */
export async function insertPastOrders(pool: pg.Pool, wanted: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '256MB'");
    const { rows } = await client.query<{ present: number }>(
      "select count(*)::integer as present from orders where id like '00r%'",
    );
    const first = (rows[0]?.present ?? 0) + 1;
    if (first > wanted) return;
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = any($1::regclass[]) and not indisunique`,
      [TABLES],
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
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
    // Ids grow with time, as those of the shop do: number n, counted from the newest, has an id that ends in -n.
    const id = "'00r' || lpad((1000000000 - n)::text, 23, '0')";
    await client.query(
      `insert into orders (id, order_number, user_id, status, payment_method, payment_status, sub_total_paise,
         total_paise, address_id, delivery_address, placed_at, updated_at, status_since, sales_counted)
       select ${id}, nextval('order_numbers')::text, '00u' || customer, status,
         case n % 3 when 0 then 'card' else 'cash' end,
         case when status = 'delivered' then 'PAID' else 'CASH ON DELIVERY' end, 9000, 9000, '00a' || customer,
         '{"address_line":"12, 3rd Cross, Indiranagar","city":"Bengaluru","state":"Karnataka","country":"India","pincode":"560038","mobile":"9845012345"}',
         placed, placed, placed + (200 + n % 600) * interval '1 second', status <> 'cancelled'
       from generate_series($1::integer, $2::integer) n,
         lateral (select now() - n * interval '1 day' / $4::integer as placed,
           lpad((n / $3::integer)::text, 23, '0') as customer,
           case when n <= 100 then 'pending' when n % 50 = 0 then 'cancelled' else 'delivered' end as status) as made`,
      [first, wanted, EACH, A_DAY],
    );
    await client.query(
      `insert into order_lines (order_id, position, cart_line_id, product_id, name, images, unit, price_paise,
         discount_percent, quantity, amount_paise)
       select ${id}, line, '00l' || lpad((n * 3 + line)::text, 23, '0'), p.id, p.name, p.images, p.unit,
         3000, 0, 1, 3000
       from generate_series($1::integer, $2::integer) n, generate_series(0, 2) line,
         lateral (select (n::bigint * 7919 + line * 104729) % (select count(*) from chosen) as place) as picked
       join chosen p using (place)`,
      [first, wanted],
    );
    await client.query(
      `insert into order_events (order_id, status, happened_at, actor)
       select ${id}, e.status, now() - n * interval '1 day' / $3::integer + e.minutes * interval '1 minute', e.actor
       from generate_series($1::integer, $2::integer) n
       join (values ('pending', 0, 'shopper'), ('processing', 2, 'shop'), ('shipped', 5, 'shop'),
         ('delivered', 11, 'shop')) e (status, minutes, actor)
         on e.status = 'pending' or (n > 100 and n % 50 <> 0)`,
      [first, wanted, A_DAY],
    );
    for (const { definition } of indexes) await client.query(definition);
    // The shop has counted the closed orders up to the present; these are older.
    await client.query("update closed_orders set orders = 0, until = '-infinity'");
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}
