import { randomBytes } from 'node:crypto';
import { makeId } from '@jhola/domain';
import type pg from 'pg';
import { send } from './send.ts';

/** The number of products in a shopper's cart when they order. */
export const LINES = 3;
const PASSWORD = 'bench-shopper-password';

export type Product = { readonly id: string; readonly price_paise: number };
/** A signed-in user with an address who repeatedly buys the same products. */
export type Shopper = {
  readonly userId: string;
  readonly token: string;
  readonly addressId: string;
  readonly products: readonly Product[];
};
export type CartLine = { readonly id: string; readonly productId: string };

/**
 * Registers `count` shoppers; each buys `each` products of their own, with a large stock. They are products without a
 * discount: a price that is changed here, directly in the database, would make it read the product with each call.
 */
export async function prepareShoppers(
  url: string,
  pool: pg.Pool,
  count: number,
  each = LINES,
): Promise<Shopper[]> {
  const { rows } = await pool.query<Product>(
    `update products set stock = 1000000
     where id in (select id from products where discount_percent = 0 order by id limit $1) returning id, price_paise`,
    [count * each],
  );
  const shoppers: Shopper[] = [];
  for (let n = 0; n < count; n += 1) {
    shoppers.push(await prepareShopper(url, n, rows.slice(n * each, (n + 1) * each)));
  }
  return shoppers;
}

async function prepareShopper(url: string, n: number, products: Product[]): Promise<Shopper> {
  const email = `bench-${n}-${randomBytes(4).toString('hex')}@example.in`;
  const form = { name: 'Bench', email, password: PASSWORD, confirmPassword: PASSWORD };
  const { _id } = await send<{ _id: string }>(url, 'POST', '/api/user/register', form);
  const { accesstoken } = await send<{ accesstoken: string }>(url, 'POST', '/api/user/login', {
    email,
    password: PASSWORD,
  });
  const address = {
    address_line: '12, 3rd Cross, Indiranagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560038',
    mobile: '9845012345',
  };
  const saved = await send<{ _id: string }>(url, 'POST', '/api/address/create', address, accesstoken);
  return { userId: _id, token: accesstoken, addressId: saved._id, products };
}

/** Inserts the shopper's products into their cart directly in the database. */
export async function fillCart(pool: pg.Pool, shopper: Shopper): Promise<CartLine[]> {
  const lines = shopper.products.map(({ id }) => ({ id: makeId(new Date()) as string, productId: id }));
  await pool.query(
    `insert into cart_lines (id, user_id, product_id, quantity, added_unit_paise, added_at)
     select line.id, $1, line.product_id, 1, 100, now() from unnest($2::text[], $3::text[]) line (id, product_id)`,
    [shopper.userId, lines.map((line) => line.id), lines.map((line) => line.productId)],
  );
  return lines;
}

/** Adds the shopper's products to their cart, one call each, as a shopper does. */
export async function fillCartThroughHttp(url: string, shopper: Shopper): Promise<CartLine[]> {
  const lines: CartLine[] = [];
  for (const { id: productId } of shopper.products) {
    const line = { productId };
    const { _id: id } = await send<{ _id: string }>(url, 'POST', '/api/cart/create', line, shopper.token);
    lines.push({ id, productId });
  }
  return lines;
}

/**
 * Marks the open orders of a shopper, or of all, delivered. A real account has at most twenty unpaid orders, because of
 * the caps; more would make the next order more expensive.
 */
export async function deliverOrders(pool: pg.Pool, shopper?: Shopper): Promise<void> {
  await pool.query(
    `update orders set status = 'delivered' where status = 'pending' and ($1::text is null or user_id = $1)`,
    [shopper?.userId],
  );
}

/** Orders the cart, in cash. */
export async function orderThroughHttp(
  url: string,
  shopper: Shopper,
  lines: readonly CartLine[],
): Promise<void> {
  const rupees = shopper.products.reduce((sum, product) => sum + product.price_paise, 0) / 100;
  const list_items = lines.map((line) => ({ _id: line.id, productId: line.productId, quantity: 1 }));
  const order = { list_items, addressId: shopper.addressId, subTotalAmt: rupees, totalAmt: rupees };
  await send(url, 'POST', '/api/order/cash-on-delivery', order, shopper.token);
}
