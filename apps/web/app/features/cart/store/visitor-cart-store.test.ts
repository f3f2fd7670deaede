import { ApiError, NoResponseError } from '@jhola/contract/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStore } from '#platform/browser-store.ts';
import type { Cart, CartLine, CartProduct } from './cart-line.ts';
import { dismissCartNotes } from './cart-notes.ts';
import { VisitorCart } from './visitor-cart.ts';
import { VisitorCartStore } from './visitor-cart-store.ts';
import { MILK } from './testing/milk.ts';
import { respondLater } from './testing/respond-later.ts';

const publicApi = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => Object.assign(vi.fn(), { success: vi.fn(), error: vi.fn() }));
vi.mock('#platform/api.ts', () => ({ publicApi }));
vi.mock('#ui/toast.ts', () => ({ toast }));

const BREAD: CartProduct = { ...MILK, _id: '01jd0000000000000000000001', name: 'Bread' };
const signal = new AbortController().signal;
const lineOf = (product: CartProduct, quantity: number): CartLine => ({
  lineId: null,
  product,
  quantity,
  priceWhenAdded: 30,
});
const wire = (product: CartProduct, price: number) => ({
  data: { ...product, price, category: [], subCategory: [] },
});

/** The carts of two tabs that share the browser's store. */
function twoTabs(lines: Cart) {
  const store = memoryStore();
  const kept = new VisitorCart(() => store);
  kept.write(lines);
  const tab = () =>
    new VisitorCartStore(new VisitorCart(() => store), { read: kept.read, change: vi.fn(), reload: vi.fn() });
  return { kept, loading: tab(), other: tab() };
}

const quantities = (cart: Cart) => cart.map(({ product, quantity }) => [product.name, quantity]);

beforeEach(() => {
  publicApi.mockReset();
  dismissCartNotes();
});

describe('loading a visitor’s cart', () => {
  test('keeps what another tab changes during the requests', async () => {
    const { kept, loading, other } = twoTabs([lineOf(MILK, 1)]);
    const { promise, resolve: respond } = respondLater();
    publicApi.mockReturnValueOnce(promise);
    const loaded = loading.load(signal);
    other.setQuantity(MILK, 2);
    other.setQuantity(BREAD, 1);
    respond(wire(MILK, 32));
    const cart = await loaded;
    expect(quantities(cart)).toEqual([
      ['Milk', 2],
      ['Bread', 1],
    ]);
    expect(cart.map(({ product }) => product.price)).toEqual([32, 30]);
    expect(kept.read()).toEqual(cart);
  });

  test('doesn’t bring back a line that another tab removes during the requests', async () => {
    const { kept, loading, other } = twoTabs([lineOf(MILK, 1)]);
    const { promise, resolve: respond } = respondLater();
    publicApi.mockReturnValueOnce(promise);
    const loaded = loading.load(signal);
    other.setQuantity(MILK, 0);
    respond(wire(MILK, 32));
    expect(await loaded).toEqual([]);
    expect(kept.read()).toEqual([]);
  });

  test('keeps the id of a merge that another tab began during the requests, so that it counts once', async () => {
    const { kept, loading } = twoTabs([lineOf(MILK, 1), lineOf(BREAD, 3)]);
    const { promise, resolve: respond } = respondLater();
    publicApi.mockReturnValueOnce(promise);
    publicApi.mockRejectedValueOnce(new ApiError(404, {}));
    const loaded = loading.load(signal);
    const merge = kept.merge();
    respond(wire(MILK, 32));
    expect(quantities(await loaded)).toEqual([['Milk', 1]]);
    expect(kept.merge()).toEqual({ ...merge, lines: [{ productId: MILK._id, quantity: 1 }] });
    loading.setQuantity(MILK, 2);
    expect(kept.merge()?.mergeId).not.toBe(merge?.mergeId);
  });

  test('drops a product that is no longer sold, and keeps a line without a response as it is', async () => {
    const { kept, loading } = twoTabs([lineOf(MILK, 1), lineOf(BREAD, 3)]);
    publicApi.mockRejectedValueOnce(new ApiError(404, {}));
    publicApi.mockRejectedValueOnce(new NoResponseError('lost'));
    expect(await loading.load(signal)).toEqual([lineOf(BREAD, 3)]);
    expect(kept.read()).toEqual([lineOf(BREAD, 3)]);
  });
});
