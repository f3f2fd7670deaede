import type pg from 'pg';

const ORDERS_PER_CUSTOMER = 20;
/** A shop with more orders is an older one, not one that sells more. */
const ORDERS_PER_DAY = 1_370;
const TABLES = ['orders', 'order_lines', 'order_events'];

/**
 * The id of order number `n` in SQL. Numbers begin with the newest order, but ids grow with time, as those of the shop
 * do.
 */
const ID = "'00r' || lpad((1000000000 - n)::text, 23, '0')";

/** The numbers of the orders that are inserted. */
type Numbers = { readonly first: number; readonly last: number };

/**
 * Inserts orders of three lines of the shop's products by SQL until there are `total`, with customers, addresses and
 * the history of their status. Each is older than the one before; the newest hundred are open, and one of fifty was
 * cancelled. A million take about two minutes of CPU time: foreign keys aren't checked, and the indexes are built
 * afterwards.
 */
export async function insertPastOrders(pool: pg.Pool, total: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '256MB'");
    const { rows } = await client.query<{ present: number }>(
      "select count(*)::integer as present from orders where id like '00r%'",
    );
    const numbers = { first: (rows[0]?.present ?? 0) + 1, last: total };
    if (numbers.first > total) return;
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const indexes = await dropIndexes(client);
    await insertCustomers(client, numbers);
    await insertOrders(client, numbers);
    await insertLines(client, numbers);
    await insertEvents(client, numbers);
    for (const definition of indexes) await client.query(definition);
    // The shop has counted the closed orders up to the present; these are older.
    await client.query("update closed_orders set orders = 0, until = '-infinity'");
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}

/** Drops the indexes that aren't unique; returns the statements that create them. */
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisunique`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function insertCustomers(client: pg.PoolClient, { first, last }: Numbers): Promise<void> {
  await client.query(
    `insert into users (id, name, email, password_hash, created_at, updated_at)
     select '00u' || lpad(n::text, 23, '0'), 'Customer ' || n, 'customer-' || n || '@jhola.test', '', now(), now()
     from generate_series($1::integer / $3, $2::integer / $3) n on conflict do nothing`,
    [first, last, ORDERS_PER_CUSTOMER],
  );
  await client.query(
    `insert into addresses (id, user_id, address_line, city, state, country, pincode, mobile, created_at, updated_at)
     select '00a' || substr(id, 4), id, '12, 3rd Cross, Indiranagar', 'Bengaluru', 'Karnataka', 'India', '560038',
       '9845012345', now(), now()
     from users where id like '00u%' on conflict do nothing`,
  );
}

async function insertOrders(client: pg.PoolClient, { first, last }: Numbers): Promise<void> {
  await client.query(
    `insert into orders (id, order_number, user_id, status, payment_method, payment_status, sub_total_paise,
       total_paise, address_id, delivery_address, placed_at, updated_at, status_since, sales_counted)
     select ${ID}, nextval('order_numbers')::text, '00u' || customer, status,
       case n % 3 when 0 then 'card' else 'cash' end,
       case when status = 'delivered' then 'PAID' else 'CASH ON DELIVERY' end, 9000, 9000, '00a' || customer,
       '{"address_line":"12, 3rd Cross, Indiranagar","city":"Bengaluru","state":"Karnataka","country":"India","pincode":"560038","mobile":"9845012345"}',
       placed, placed, placed + (200 + n % 600) * interval '1 second', status <> 'cancelled'
     from generate_series($1::integer, $2::integer) n,
       lateral (select now() - n * interval '1 day' / $4::integer as placed,
         lpad((n / $3::integer)::text, 23, '0') as customer,
         case when n <= 100 then 'pending' when n % 50 = 0 then 'cancelled' else 'delivered' end as status) as made`,
    [first, last, ORDERS_PER_CUSTOMER, ORDERS_PER_DAY],
  );
}

async function insertLines(client: pg.PoolClient, { first, last }: Numbers): Promise<void> {
  await client.query(
    'create temp table numbered_products on commit drop as select row_number() over (order by id) - 1 as number, * from products',
  );
  await client.query('create unique index on numbered_products (number)');
  await client.query('analyze numbered_products');
  await client.query(
    `insert into order_lines (order_id, position, cart_line_id, product_id, name, images, unit, price_paise,
       discount_percent, quantity, amount_paise)
     select ${ID}, line, '00l' || lpad((n * 3 + line)::text, 23, '0'), p.id, p.name, p.images, p.unit,
       3000, 0, 1, 3000
     from generate_series($1::integer, $2::integer) n, generate_series(0, 2) line,
       lateral (select (n::bigint * 7919 + line * 104729) % (select count(*) from numbered_products) as number) as picked
     join numbered_products p using (number)`,
    [first, last],
  );
}

async function insertEvents(client: pg.PoolClient, { first, last }: Numbers): Promise<void> {
  await client.query(
    `insert into order_events (order_id, status, happened_at, actor)
     select ${ID}, e.status, now() - n * interval '1 day' / $3::integer + e.minutes * interval '1 minute', e.actor
     from generate_series($1::integer, $2::integer) n
     join (values ('pending', 0, 'shopper'), ('processing', 2, 'shop'), ('shipped', 5, 'shop'),
       ('delivered', 11, 'shop')) e (status, minutes, actor)
       on e.status = 'pending' or (n > 100 and n % 50 <> 0)`,
    [first, last, ORDERS_PER_DAY],
  );
}
