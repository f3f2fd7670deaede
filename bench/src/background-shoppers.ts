import { setTimeout as wait } from 'node:timers/promises';
import { apiOf, newShopper, orderCart } from '@jhola/e2e/api';
import type { Waits } from './waits.ts';

const PAUSE_MS = 20;

/** Requests one listing after another until stopped, and records the duration of each request. */
export async function browse(url: string, waits: Waits, signal: AbortSignal): Promise<void> {
  const api = apiOf(url);
  const { data: subCategories } = await api('getSubCategories');
  for (let turn = 0; !signal.aborted; turn += 1) {
    const subCategory = subCategories[turn % subCategories.length];
    const categoryId = subCategory?.category[0]?._id ?? '';
    const started = performance.now();
    await api('getListing', { categoryId, subCategoryId: subCategory?._id ?? '', page: 1, limit: 12 });
    waits.note(performance.now() - started);
    await wait(PAUSE_MS);
  }
}

/**
 * Orders one of the newest products after another, which an import adds or changes at this moment, and records the time
 * from adding to the cart to the order's response. A changed price or a lack of stock is an accepted response; a busy
 * shop isn't.
 */
export async function order(url: string, waits: Waits, signal: AbortSignal): Promise<void> {
  const shopper = await newShopper(url);
  const { data: products } = await apiOf(url)('getProducts', { limit: 100 });
  const inStock = products.filter(({ stock }) => stock > 20);
  for (let turn = 0; !signal.aborted; turn += 1) {
    const productId = inStock[turn % inStock.length]?._id ?? '';
    const started = performance.now();
    try {
      await shopper.api('addToCart', { productId });
      await orderCart(shopper);
    } catch (error) {
      if (!(error instanceof Error && 'status' in error && error.status === 409)) throw error;
      await emptyCart(shopper);
    }
    waits.note(performance.now() - started);
    await wait(PAUSE_MS);
  }
}

async function emptyCart({ api }: Awaited<ReturnType<typeof newShopper>>): Promise<void> {
  const { data: lines } = await api('getCart');
  for (const { _id } of lines) await api('removeFromCart', { _id });
}
