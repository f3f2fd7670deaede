import { setTimeout as wait } from 'node:timers/promises';
import { apiOf, logInByApi, newShopper, orderCart } from '@jhola/e2e/api';
import { ADMIN } from '@jhola/e2e/start-store';
import { emptyCart, throwUnlessConflict } from './conflict.ts';

/** The numbers of actions so far. */
export type Counts = { requests: number; orders: number; edits: number };

const PAUSE_MS = 50;
/** Shorter than the lifetime of a login's token. */
const LOG_IN_EVERY_MS = 5 * 60_000;
const WORDS = ['milk', 'atta', 'chips', 'dahi', 'chocolate', 'tomato', 'ghee', 'namkeen', 'butte', 'sopa'];
const EDIT_EVERY_MS = 500;
const MOVES = [
  ['shipped', 'delivered'],
  ['processing', 'shipped'],
  ['pending', 'processing'],
] as const;

/** Makes a shopper browse, search and order until told to stop. Throws if the shop fails. */
export async function runShopper(url: string, counts: Counts, signal: AbortSignal): Promise<void> {
  const visitor = apiOf(url);
  let shopper = await newShopper(url);
  let loggedInAt = performance.now();
  const { data: products } = await visitor('getProducts', { limit: 100 });
  const { data: categories } = await visitor('getCategories');
  for (let turn = Math.floor(Math.random() * products.length); !signal.aborted; turn += 1) {
    const product = products[turn % products.length];
    if (product === undefined) throw new Error('The shop is empty');
    await page(url, '/');
    await visitor('getProductsByCategory', { id: categories[turn % categories.length]?._id ?? '' });
    await visitor('searchProducts', { search: WORDS[turn % WORDS.length] ?? '', page: 1, limit: 20 });
    await visitor('getProduct', { productId: product._id });
    await page(url, '/cart');
    counts.requests += 5;
    try {
      await shopper.api('addToCart', { productId: product._id });
      await orderCart(shopper);
      counts.orders += 1;
    } catch (error) {
      throwUnlessConflict(error);
      await emptyCart(shopper);
    }
    counts.requests += 3;
    if (performance.now() - loggedInAt > LOG_IN_EVERY_MS) {
      shopper = { ...shopper, ...(await logInByApi(url, shopper.email, shopper.password)) };
      loggedInAt = performance.now();
    }
    await wait(PAUSE_MS);
  }
}

/** Makes an admin change prices and stock, and move orders, until told to stop. Throws if the shop fails. */
export async function runAdmin(url: string, counts: Counts, signal: AbortSignal): Promise<void> {
  let { api } = await logInByApi(url, ADMIN.email, ADMIN.password);
  let loggedInAt = performance.now();
  for (let turn = 0; !signal.aborted; turn += 1) {
    const { data: table } = await api('getProductTable', { page: (turn % 20) + 1, limit: 10 });
    for (const { _id, discount } of table.slice(0, 1)) {
      const edit = { _id, field: 'discount', was: discount, value: discount === 5 ? 10 : 5 } as const;
      await api('editProductField', edit).catch(throwUnlessConflict);
    }
    for (const [from, to] of MOVES) {
      const { data: seen } = await api('getDeskOrders', { status: from, limit: 50 });
      const orders = seen.map(({ _id }) => ({ _id, from }));
      if (orders.length > 0) await api('moveOrders', { orders, to });
    }
    await api('getDeskFigures');
    counts.edits += 1;
    counts.requests += 6;
    if (performance.now() - loggedInAt > LOG_IN_EVERY_MS) {
      ({ api } = await logInByApi(url, ADMIN.email, ADMIN.password));
      loggedInAt = performance.now();
    }
    await wait(EDIT_EVERY_MS);
  }
}

async function page(url: string, path: string): Promise<void> {
  const response = await fetch(url + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
}
