import pg from 'pg';

/** Inserts orders of one line each for existing users and products, as older orders of the shop. */
export async function insertOrders(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into orders (id, order_number, user_id, status, payment_method, payment_status, sub_total_paise,
         total_paise, delivery_address, placed_at, updated_at, status_since)
       select lpad('p' || n, 26, '0'), 'PITR' || n, (select id from users order by id desc limit 1), 'delivered', 'cash',
         'paid', p.price_paise, p.price_paise, '{}', now(), now(), now()
       from generate_series(1, $1::int) n
       join (select price_paise, row_number() over (order by id) as at, count(*) over () as total from products) p
         on p.at = n % p.total + 1`,
      [count],
    );
    await client.query(
      `insert into order_lines (order_id, position, cart_line_id, product_id, name, images, unit, price_paise,
         discount_percent, quantity, amount_paise)
       select o.id, 1, o.id, p.id, p.name, p.images, p.unit, p.price_paise, 0, 1, p.price_paise
       from orders o join lateral (
         select * from products where price_paise = o.total_paise order by id limit 1) p on true
       where o.order_number like 'PITR%'`,
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}
