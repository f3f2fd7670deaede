import { ApiError, NoResponseError } from '@jhola/contract/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStore, type TextStore } from '#platform/browser-store.ts';
import type { Cart, CartLine } from './cart-line.ts';
import { dismissCartNotes } from './cart-notes.ts';
import { MemberCartStore } from './member-cart-store.ts';
import { onRefusal } from './refusals.ts';
import { SeenProducts } from './seen-products.ts';
import { UnsentChanges } from './unsent-changes.ts';
import { VisitorCart } from './visitor-cart.ts';
import { MILK } from './testing/milk.ts';
import { respondLater } from './testing/respond-later.ts';

const api = vi.hoisted(() => vi.fn());
const publicApi = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => Object.assign(vi.fn(), { success: vi.fn(), error: vi.fn() }));
vi.mock('#features/session/index.ts', () => ({ sessionApi: api }));
vi.mock('#platform/api.ts', () => ({ publicApi }));
vi.mock('#ui/toast.ts', () => ({ toast }));
vi.stubGlobal('navigator', {});

const wireLine = (quantity: number) => ({
  _id: 'line',
  quantity,
  priceWhenAdded: 30,
  productId: { ...MILK, category: [], subCategory: [] },
});
const signal = new AbortController().signal;
const AN_ID = expect.stringMatching(/^[0-9a-z]{26}$/);
const settled = () => new Promise((done) => setTimeout(done));

type Setting = { readonly store?: () => TextStore; readonly session?: string; readonly user?: string };

function open(
  visitorLines: CartLine[] = [],
  { store = memoryStoreOnce(), session = 's1', user = 'asha' }: Setting = {},
) {
  let cart: Cart = [];
  const visitor = new VisitorCart(store);
  if (visitorLines.length > 0) visitor.write(visitorLines);
  const unsent = new UnsentChanges(store, { session, user: () => user });
  const seen = new SeenProducts(store, session);
  const reload = vi.fn();
  const over = { is: false };
  const cartStore = new MemberCartStore(
    { visitor, unsent, seen, isOver: () => over.is },
    {
      read: () => cart,
      change: (change) => {
        cart = change(cart);
      },
      reload,
    },
  );
  return { cartStore, visitor, unsent, store, reload, over, quantity: () => cart[0]?.quantity ?? 0 };
}

function memoryStoreOnce() {
  const store = memoryStore();
  return () => store;
}

beforeEach(() => {
  vi.clearAllMocks();
  api.mockReset();
  publicApi.mockReset();
  publicApi.mockResolvedValue({ data: {} });
  dismissCartNotes();
});

test('shows a tap at once and stores it; the server’s message is shown for a new line and its removal', async () => {
  const { cartStore, quantity, reload } = open();
  api.mockResolvedValueOnce({ data: wireLine(1), message: 'It is in your bag' });
  cartStore.setQuantity(MILK, 1);
  expect(quantity()).toBe(1);
  await settled();
  expect(api).toHaveBeenLastCalledWith('addToCart', { productId: MILK._id, quantity: 1, addId: AN_ID });
  api.mockResolvedValueOnce({ data: null, message: 'It is out again' });
  cartStore.setQuantity(MILK, 0);
  await settled();
  expect(api).toHaveBeenLastCalledWith('removeFromCart', { _id: 'line' });
  expect(toast.success.mock.calls.map(([message]) => message)).toEqual([
    'It is in your bag',
    'It is out again',
  ]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('rolls back if the server refuses the change, and refetches the cart', async () => {
  const { cartStore, quantity, reload, unsent } = open();
  const refused = vi.fn();
  const stop = onRefusal(refused);
  api.mockResolvedValueOnce({ data: wireLine(2), message: 'Item added' });
  cartStore.setQuantity(MILK, 2);
  await settled();
  expect(refused).not.toHaveBeenCalled();
  api.mockRejectedValueOnce(new ApiError(409, { message: 'Only 2 left of Milk' }));
  cartStore.setQuantity(MILK, 3);
  expect(quantity()).toBe(3);
  await settled();
  expect(quantity()).toBe(2);
  expect(toast.error).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(unsent.all()).toEqual([]);
  // The page is refreshed: it showed more than there is.
  expect(refused).toHaveBeenCalledTimes(1);
  stop();
});

test('sends nothing more once the session is over: it would be in the cart of the next login', async () => {
  const { cartStore, over, store } = open();
  const adding = respondLater();
  api.mockReturnValueOnce(adding.promise);
  cartStore.setQuantity(MILK, 1);
  await settled();
  cartStore.setQuantity(MILK, 2);
  store().clear();
  over.is = true;
  const next = new UnsentChanges(store, { session: 's2', user: () => 'ravi' });
  next.want(MILK, 5, true);
  adding.resolve({ data: wireLine(1), message: 'Item added' });
  await settled();
  expect(api).toHaveBeenCalledTimes(1);
  expect(next.all()).toHaveLength(1);
  expect(toast).not.toHaveBeenCalled();
  expect(toast.error).not.toHaveBeenCalled();
});

describe('a change without a response', () => {
  const merged = (quantity: number, leftOut: object[] = []) => ({
    data: [wireLine(quantity)],
    leftOut,
    message: 'It is in your bag',
  });
  const callsOf = (name: string) => api.mock.calls.filter(([called]) => called === name);

  async function addOffline(wanted: readonly number[] = [2]) {
    const opened = open();
    api.mockRejectedValue(new NoResponseError());
    for (const quantity of wanted) {
      opened.cartStore.setQuantity(MILK, quantity);
      await settled();
    }
    api.mockReset();
    return opened;
  }

  test('stays visible, and is reported as not yet saved', async () => {
    const { quantity } = await addOffline();
    expect(quantity()).toBe(2);
    expect(toast).toHaveBeenCalledWith(expect.stringContaining('Saved on this device'), { id: 'cart' });
    expect(toast.error).not.toHaveBeenCalled();
  });

  test('is not lost if the shop is busy, and the shop’s own message is shown', async () => {
    const { cartStore, quantity, unsent } = open();
    api.mockRejectedValueOnce(new ApiError(503, { message: 'The shop is very busy' }));
    cartStore.setQuantity(MILK, 2);
    await settled();
    expect(quantity()).toBe(2);
    expect(unsent.all()).toMatchObject([{ wanted: 2 }]);
    expect(toast.error).toHaveBeenCalledWith('The shop is very busy', expect.anything());
  });

  test('survives a reload, and is sent once with the id of its first attempt', async () => {
    const { store, unsent } = await addOffline();
    const addId = unsent.all()[0]?.add?.id;
    const { cartStore } = open([], { store });
    api.mockResolvedValueOnce({ data: [] }); // getCart
    api.mockResolvedValueOnce(merged(2));
    api.mockResolvedValue({ data: [wireLine(2)] });
    expect((await cartStore.load(signal)).map((line) => line.quantity)).toEqual([2]);
    const lines = [{ productId: MILK._id, quantity: 2 }];
    expect(callsOf('mergeCart')).toEqual([['mergeCart', { mergeId: addId, lines }]]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('It is in your bag', { id: 'cart' });
    await cartStore.load(signal);
    expect(callsOf('mergeCart')).toHaveLength(1);
  });

  test('that was followed by others sends the addition unchanged and then the difference', async () => {
    const { cartStore } = await addOffline([1, 3]);
    // Another device has added one, and the first attempt had arrived.
    api.mockResolvedValueOnce({ data: [wireLine(2)] }); // getCart
    api.mockResolvedValueOnce(merged(2));
    api.mockResolvedValue({ data: [wireLine(4)] });
    await cartStore.load(signal);
    expect(callsOf('mergeCart')[0]?.[1]).toMatchObject({ lines: [{ quantity: 1 }] });
    expect(callsOf('changeQuantity')).toEqual([['changeQuantity', { _id: 'line', qty: 4 }]]);
  });

  test('of a stored line is sent as the wanted quantity', async () => {
    const { cartStore } = open();
    api.mockResolvedValueOnce({ data: [wireLine(1)] });
    await cartStore.load(signal);
    api.mockRejectedValueOnce(new NoResponseError());
    cartStore.setQuantity(MILK, 0);
    await settled();
    api.mockReset();
    api.mockResolvedValueOnce({ data: [wireLine(1)] });
    api.mockResolvedValueOnce({ data: null, message: 'It is out again' });
    api.mockResolvedValue({ data: [] });
    await cartStore.load(signal);
    expect(callsOf('removeFromCart')).toEqual([['removeFromCart', { _id: 'line' }]]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('It is out again', { id: 'cart' });
  });

  test('is not lost if the shopper changes it again while it is sent', async () => {
    const { cartStore, unsent } = await addOffline();
    api.mockImplementation(async (name: string) => {
      if (name === 'getCart') return { data: [] };
      if (name !== 'mergeCart') throw new NoResponseError();
      cartStore.setQuantity(MILK, 5);
      return merged(2);
    });
    await cartStore.load(signal).catch(() => undefined);
    await settled();
    expect(unsent.all()).toMatchObject([{ wanted: 5 }]);
  });

  test('that was stored after all is not added again by a tap before the cart is loaded', async () => {
    const { cartStore } = await addOffline([1]);
    api.mockResolvedValueOnce({ data: [wireLine(1)] }); // getCart
    api.mockResolvedValueOnce(merged(1));
    api.mockRejectedValueOnce(new NoResponseError()); // getCart
    await expect(cartStore.load(signal)).rejects.toThrow(NoResponseError);
    api.mockReset();
    api.mockResolvedValue({ data: [wireLine(1)] });
    cartStore.setQuantity(MILK, 2);
    await settled();
    expect(callsOf('addToCart')).toEqual([]);
    expect(callsOf('changeQuantity')).toEqual([['changeQuantity', { _id: 'line', qty: 2 }]]);
  });

  test('that is tapped on before a new page has its cart changes the stored line', async () => {
    const opened = open();
    api.mockResolvedValueOnce({ data: [wireLine(1)] });
    await opened.cartStore.load(signal);
    api.mockRejectedValue(new NoResponseError());
    opened.cartStore.setQuantity(MILK, 2);
    await settled();
    api.mockReset();
    const { cartStore } = open([], opened);
    api.mockResolvedValue({ data: [wireLine(1)] });
    cartStore.setQuantity(MILK, 3);
    await settled();
    expect(callsOf('addToCart')).toEqual([]);
    expect(callsOf('changeQuantity')).toEqual([['changeQuantity', { _id: 'line', qty: 3 }]]);
  });

  test('that is being sent again delays a new one', async () => {
    const { cartStore } = await addOffline([2]);
    const merging = respondLater();
    api.mockResolvedValueOnce({ data: [] }); // getCart
    api.mockReturnValueOnce(merging.promise);
    const loading = cartStore.load(signal);
    await settled();
    api.mockResolvedValue({ data: [wireLine(2)] });
    cartStore.setQuantity(MILK, 3);
    await settled();
    expect(api.mock.calls.map(([name]) => name)).toEqual(['getCart', 'mergeCart']);
    merging.resolve(merged(2));
    await loading;
    await cartStore.settled();
    expect(callsOf('changeQuantity')).toEqual([['changeQuantity', { _id: 'line', qty: 3 }]]);
  });

  test('isn’t sent by a load that a tap has cancelled', async () => {
    const { cartStore, unsent } = await addOffline([2]);
    const fetching = respondLater();
    const superseded = new AbortController();
    api.mockReturnValueOnce(fetching.promise);
    api.mockResolvedValue(merged(2));
    const loading = cartStore.load(superseded.signal);
    await settled();
    superseded.abort();
    fetching.resolve({ data: [] });
    await expect(loading).rejects.toBe(superseded.signal.reason);
    expect(callsOf('mergeCart')).toEqual([]);
    expect(unsent.all()).toMatchObject([{ wanted: 2 }]);
  });

  test('is not lost while there is still no response', async () => {
    const { cartStore, unsent } = await addOffline();
    api.mockRejectedValue(new NoResponseError());
    await expect(cartStore.load(signal)).rejects.toThrow(NoResponseError);
    expect(unsent.all()).toMatchObject([{ wanted: 2 }]);
  });

  test('is shown over the last known cart, and not lost, in a page that was opened offline', async () => {
    const { cartStore, unsent } = await addOffline([3]);
    api.mockImplementation(async (name: string) => {
      if (name !== 'getCart') throw new NoResponseError();
      return { data: [{ ...wireLine(1), productId: { ...wireLine(1).productId, _id: 'rice' } }] };
    });
    const shown = (await cartStore.load(signal)).map(({ product, quantity }) => [product._id, quantity]);
    expect(shown).toEqual([
      ['rice', 1],
      [MILK._id, 3],
    ]);
    expect(unsent.all()).toMatchObject([{ wanted: 3 }]);
    expect(toast.success).not.toHaveBeenCalled();
  });

  test('for more than the remaining stock is reported beside the cart', async () => {
    const { cartStore } = await addOffline();
    api.mockResolvedValueOnce({ data: [] });
    api.mockResolvedValueOnce(merged(1, [{ productId: MILK._id, reason: 'fewer', quantity: 1 }]));
    api.mockResolvedValue({ data: [wireLine(1)] });
    await cartStore.load(signal);
    const text = 'Your cart has 1 of Milk, the most you can order.';
    expect(toast.error).toHaveBeenCalledWith(text, { id: text });
    expect(callsOf('changeQuantity')).toEqual([]);
  });

  test('waits until its shopper logs in again, and isn’t sent for anybody else', async () => {
    const { store } = await addOffline();
    const asRavi = open([], { store: await copyOf(store), session: 's2', user: 'ravi' });
    api.mockResolvedValueOnce({ data: { _id: 'ravi' } }); // userDetails
    api.mockResolvedValue({ data: [] });
    await asRavi.cartStore.load(signal);
    expect(callsOf('mergeCart')).toEqual([]);
    expect(asRavi.store().getItem('cart-unsent')).toBeNull();
    api.mockReset();
    const again = open([], { store, session: 's2' });
    api.mockResolvedValueOnce({ data: { _id: 'asha' } });
    api.mockResolvedValueOnce({ data: [] });
    api.mockResolvedValueOnce(merged(2));
    api.mockResolvedValue({ data: [wireLine(2)] });
    await again.cartStore.load(signal);
    expect(callsOf('mergeCart')).toHaveLength(1);
  });
});

test('names products that have left the cart because they are no longer sold', async () => {
  const { cartStore, store } = open();
  api.mockResolvedValueOnce({ data: [wireLine(1)] });
  await cartStore.load(signal);
  publicApi.mockRejectedValueOnce(new ApiError(404, { message: 'There is no such product' }));
  api.mockResolvedValue({ data: [] });
  const { cartStore: reloaded } = open([], { store });
  await reloaded.load(signal);
  await settled();
  const text = 'Milk is no longer sold, so it isn’t in your cart.';
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(text, { id: text });
});

async function copyOf(store: () => TextStore): Promise<() => TextStore> {
  const copy = memoryStoreOnce();
  copy().setItem('cart-unsent', store().getItem('cart-unsent') ?? '');
  return copy;
}

test('adds a line again that was removed elsewhere', async () => {
  const { cartStore } = open();
  api.mockResolvedValueOnce({ data: [wireLine(1)] });
  await cartStore.load(signal);
  api.mockRejectedValueOnce(new ApiError(404, { message: 'That item is not in your cart' }));
  api.mockResolvedValueOnce({ data: wireLine(2), message: 'Item added' });
  cartStore.setQuantity(MILK, 2);
  await settled();
  expect(api.mock.calls.map(([name]) => name)).toEqual(['getCart', 'changeQuantity', 'addToCart']);
  expect(toast.error).not.toHaveBeenCalled();
});

test('shows wanted quantities over an older response', async () => {
  const { cartStore } = open();
  api.mockReturnValueOnce(new Promise(() => undefined));
  cartStore.setQuantity(MILK, 3);
  api.mockResolvedValueOnce({ data: [] });
  expect((await cartStore.load(signal)).map((line) => line.quantity)).toEqual([3]);
});

const VISITOR_LINE: CartLine = { lineId: null, product: MILK, quantity: 2, priceWhenAdded: 30 };

test('merges the visitor’s cart, and keeps it with its id until the server has it', async () => {
  const { cartStore, visitor } = open([VISITOR_LINE]);
  const merge = visitor.merge();
  api.mockRejectedValueOnce(new NoResponseError());
  await expect(cartStore.load(signal)).rejects.toThrow(NoResponseError);
  expect(visitor.merge()).toEqual(merge);
  api.mockResolvedValueOnce({ data: [wireLine(2)], leftOut: [] });
  expect(await cartStore.load(signal)).toMatchObject([{ lineId: 'line', quantity: 2 }]);
  expect(api).toHaveBeenLastCalledWith('mergeCart', merge);
  expect(visitor.read()).toEqual([]);
});

test('sets the quantity of a visitor’s line that is tapped on during the merge', async () => {
  const { cartStore, visitor } = open([VISITOR_LINE]);
  const merge = visitor.merge();
  api.mockResolvedValueOnce({ data: [wireLine(2)], leftOut: [] });
  api.mockResolvedValueOnce({ data: wireLine(3), message: 'Changed' });
  cartStore.setQuantity(MILK, 3);
  await settled();
  expect(api.mock.calls).toEqual([
    ['mergeCart', merge],
    ['changeQuantity', { _id: 'line', qty: 3 }],
  ]);
});

test('names what a visitor’s cart lost at the login', async () => {
  const { cartStore } = open([VISITOR_LINE]);
  api.mockResolvedValueOnce({
    data: [],
    leftOut: [{ productId: MILK._id, reason: 'sold-out', quantity: 0 }],
  });
  await cartStore.load(signal);
  const text = 'Milk is out of stock, so it isn’t in your cart.';
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(text, { id: text });
});

test('drops a visitor’s cart whose contents are refused, and says why', async () => {
  const { cartStore, visitor } = open([VISITOR_LINE]);
  api.mockRejectedValueOnce(new ApiError(400, { message: 'That id is not valid' }));
  api.mockResolvedValueOnce({ data: [] });
  expect(await cartStore.load(signal)).toEqual([]);
  expect(visitor.read()).toEqual([]);
  expect(toast.error).toHaveBeenCalledTimes(1);
});

test.each([
  ['accepted', () => Promise.resolve({ data: [wireLine(2)], leftOut: [] })],
  ['refused', () => Promise.reject(new ApiError(400, { message: 'That id is not valid' }))],
])('keeps what was added after a logout, if the merge is %s only then', async (_, respond) => {
  const { cartStore, visitor, over } = open([VISITOR_LINE]);
  const merging = respondLater();
  api.mockReturnValueOnce(merging.promise.then(respond));
  const loading = cartStore.load(signal).catch(() => undefined);
  await settled();
  visitor.clear();
  over.is = true;
  visitor.write([{ ...VISITOR_LINE, quantity: 5 }]);
  merging.resolve({});
  await loading;
  expect(visitor.read().map(({ quantity }) => quantity)).toEqual([5]);
});
