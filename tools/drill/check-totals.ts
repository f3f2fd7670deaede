import pg from 'pg';

/**
 * Checks orders and stock after the drill: each confirmed order exists, no cart line was ordered twice, and the stock
 * of each product has decreased by the ordered quantity. Returns a sentence per error.
 */
export async function findInconsistencies(
  databaseUrl: string,
  confirmed: readonly string[],
  stockBefore: number,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ask = async (sql: string, values: unknown[] = []) =>
      Number((await client.query<{ n: string }>(sql, values)).rows[0]?.n);
    const found = await ask('select count(*) as n from orders where id = any($1)', [confirmed]);
    const twice = await ask(
      'select count(*) as n from (select cart_line_id from order_lines group by 1 having count(*) > 1) twice',
    );
    const wrong = await ask(`select count(*) as n from orders o where o.total_paise <>
      (select sum(amount_paise) from order_lines l where l.order_id = o.id)`);
    const ordered = await ask('select coalesce(sum(quantity), 0) as n from order_lines');
    const stock = await stockOf(databaseUrl);
    return [
      ...(found === new Set(confirmed).size
        ? []
        : [`${confirmed.length - found} confirmed orders are missing`]),
      ...(twice === 0 ? [] : [`${twice} cart lines were ordered twice`]),
      ...(wrong === 0 ? [] : [`${wrong} orders have a total that isn't the sum of their lines`]),
      ...(stockBefore - stock === ordered
        ? []
        : [`${ordered} units were ordered, ${stockBefore - stock} taken`]),
    ];
  } finally {
    await client.end();
  }
}

/** The total stock of all products. */
export async function stockOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ stock: string }>('select sum(stock) as stock from products');
    return Number(rows[0]?.stock);
  } finally {
    await client.end();
  }
}
