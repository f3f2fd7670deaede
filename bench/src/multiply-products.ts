import type pg from 'pg';

/**
 * Copies the products of a shop until there are `wanted`, with their categories, under new names and ids. The shop
 * loads them like a bulk load.
 */
export async function multiplyProducts(pool: pg.Pool, wanted: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query(
      `create temp table copied on commit drop as
       select p.id as source, lpad(turn::text, 4, '0') || substr(md5(p.id || turn || (select count(*) from products)), 1, 22) as id, turn
       from generate_series(1, (select ceil($1 / count(*)::numeric) from products)::integer) turn, products p
       order by turn, p.id limit greatest(0, $1 - (select count(*) from products))`,
      [wanted],
    );
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'products'::regclass and attnum > 0
       and not attisdropped and attgenerated = '' and attname not in ('id', 'name', 'import_key')`,
    );
    const columns = rows.map(({ name }) => name).join(', ');
    await client.query(
      `insert into products (id, name, ${columns})
       select c.id, left(p.name, 110) || ' ' || (c.turn + 1), ${columns}
       from copied c join products p on p.id = c.source`,
    );
    for (const place of ['category', 'sub_category']) {
      const table = `product_${place === 'category' ? 'categories' : 'sub_categories'}`;
      await client.query(
        `insert into ${table} (product_id, ${place}_id, position)
         select c.id, t.${place}_id, t.position from copied c join ${table} t on t.product_id = c.source`,
      );
    }
    // A version without a record of changes: everything may have changed.
    await client.query('update catalogue_version set version = version + 1');
    await client.query("select pg_notify('catalogue', '')");
    await client.query('commit');
    await client.query('analyze');
  } finally {
    client.release();
  }
}
