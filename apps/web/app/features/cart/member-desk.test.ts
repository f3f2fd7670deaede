import { ApiError, NoAnswerError } from '@jhola/contract/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '#platform/browser-store.ts';
import type { Cart, CartLine, CartProduct } from './cart-line.ts';
import { MemberDesk } from './member-desk.ts';
import { VisitorCart } from './visitor-cart.ts';

const api = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('#features/session/index.ts', () => ({ sessionApi: api }));
vi.mock('#ui/toast.ts', () => ({ toast }));
vi.stubGlobal('navigator', {});

const MILK: CartProduct = {
  _id: '01jd0000000000000000000000',
  name: 'Milk',
  unit: '1 l',
  stock: 9,
  price: 30,
  discount: 0,
  image: [],
  tint: 'sky',
};
const wireLine = (quantity: number) => ({
  _id: 'line',
  quantity,
  priceWhenAdded: 30,
  productId: { ...MILK, category: [], subCategory: [] },
});
const signal = new AbortController().signal;
const settled = () => new Promise((done) => setTimeout(done));

function open(visitorLines: CartLine[] = []) {
  let cart: Cart = [];
  const visitor = new VisitorCart(memoryStoreOnce());
  visitor.write(visitorLines);
  const reload = vi.fn();
  const desk = new MemberDesk(visitor, {
    read: () => cart,
    change: (change) => {
      cart = change(cart);
    },
    reload,
  });
  return { desk, visitor, reload, quantity: () => cart[0]?.quantity ?? 0 };
}

function memoryStoreOnce() {
  const store = memoryStore();
  return () => store;
}

beforeEach(() => {
  vi.clearAllMocks();
  api.mockReset();
});

test('shows a tap at once and stores it; a new line and its removal are told by the server’s words', async () => {
  const { desk, quantity, reload } = open();
  api.mockResolvedValueOnce({ data: wireLine(1), message: 'Item added' });
  desk.setQuantity(MILK, 1);
  expect(quantity()).toBe(1);
  await settled();
  expect(api).toHaveBeenLastCalledWith('addToCart', { productId: MILK._id, quantity: 1 });
  api.mockResolvedValueOnce({ data: null, message: 'Item remove' });
  desk.setQuantity(MILK, 0);
  await settled();
  expect(api).toHaveBeenLastCalledWith('removeFromCart', { _id: 'line' });
  expect(toast.success.mock.calls.map(([message]) => message)).toEqual(['Item added', 'Item remove']);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([new ApiError(409, { message: 'Only 2 left of Milk' }), new NoAnswerError()])(
  'goes back where the change fails with %s, and fetches the cart anew',
  async (failure) => {
    const { desk, quantity, reload } = open();
    api.mockResolvedValueOnce({ data: wireLine(2), message: 'Item added' });
    desk.setQuantity(MILK, 2);
    await settled();
    api.mockRejectedValueOnce(failure);
    desk.setQuantity(MILK, 3);
    expect(quantity()).toBe(3);
    await settled();
    expect(quantity()).toBe(2);
    expect(toast.error).toHaveBeenCalledTimes(failure instanceof ApiError ? 1 : 0);
    expect(reload).toHaveBeenCalledTimes(2);
  },
);

test('puts a line in again that was taken out elsewhere', async () => {
  const { desk } = open();
  api.mockResolvedValueOnce({ data: [wireLine(1)] });
  await desk.load(signal);
  api.mockRejectedValueOnce(new ApiError(404, { message: 'That item is not in your cart' }));
  api.mockResolvedValueOnce({ data: wireLine(2), message: 'Item added' });
  desk.setQuantity(MILK, 2);
  await settled();
  expect(api.mock.calls.map(([name]) => name)).toEqual(['getCart', 'changeQuantity', 'addToCart']);
  expect(toast.error).not.toHaveBeenCalled();
});

test('lays what is wanted over an answer that is older', async () => {
  const { desk } = open();
  api.mockReturnValueOnce(new Promise(() => undefined));
  desk.setQuantity(MILK, 3);
  api.mockResolvedValueOnce({ data: [] });
  expect((await desk.load(signal)).map((line) => line.quantity)).toEqual([3]);
});

const VISITOR_LINE: CartLine = { lineId: null, product: MILK, quantity: 2, priceWhenAdded: 30 };

test('brings in the visitor’s cart, and keeps it with its id until the server has it', async () => {
  const { desk, visitor } = open([VISITOR_LINE]);
  const merge = visitor.merge();
  api.mockRejectedValueOnce(new NoAnswerError());
  await expect(desk.load(signal)).rejects.toThrow(NoAnswerError);
  expect(visitor.merge()).toEqual(merge);
  api.mockResolvedValueOnce({ data: [wireLine(2)] });
  expect(await desk.load(signal)).toMatchObject([{ lineId: 'line', quantity: 2 }]);
  expect(api).toHaveBeenLastCalledWith('mergeCart', merge);
  expect(visitor.read()).toEqual([]);
});

test('drops a visitor’s cart that is refused for what it holds, and says why', async () => {
  const { desk, visitor } = open([VISITOR_LINE]);
  api.mockRejectedValueOnce(new ApiError(400, { message: 'That id is not valid' }));
  api.mockResolvedValueOnce({ data: [] });
  expect(await desk.load(signal)).toEqual([]);
  expect(visitor.read()).toEqual([]);
  expect(toast.error).toHaveBeenCalledTimes(1);
});
