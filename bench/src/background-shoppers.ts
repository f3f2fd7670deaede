import { setTimeout as wait } from 'node:timers/promises';
import { apiOf, newShopper, orderCart } from '@jhola/e2e/api';
import { emptyCart, throwUnlessConflict } from './conflict.ts';
import type { Waits } from './waits.ts';

const PAUSE_MS = 20;

/** Requests one listing after another until stopped, and records the duration of each request. */
export async function browseListings(url: string, waits: Waits, signal: AbortSignal): Promise<void> {
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
 * Orders one of the newest products after another until stopped, and records the time from adding to the cart to the
 * order's response. During an import these are the products that it adds or changes. A changed price or a lack of stock
 * is an accepted response; a busy shop isn't.
 */
export async function orderNewestProducts(url: string, waits: Waits, signal: AbortSignal): Promise<void> {
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
      throwUnlessConflict(error);
      await emptyCart(shopper);
    }
    waits.note(performance.now() - started);
    await wait(PAUSE_MS);
  }
}
