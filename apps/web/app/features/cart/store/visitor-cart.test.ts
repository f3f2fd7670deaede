import { describe, expect, test } from 'vitest';
import { memoryStore } from '#platform/browser-store.ts';
import type { CartLine } from './cart-line.ts';
import { VISITOR_CART_KEY, VisitorCart } from './visitor-cart.ts';

const line: CartLine = {
  lineId: null,
  quantity: 2,
  priceWhenAdded: 28,
  product: {
    _id: '01jd0000000000000000000000',
    name: 'Gaumaya Toned Milk',
    unit: '500 ml',
    stock: 9,
    price: 30,
    discount: 5,
    image: ['/images/x/320.webp'],
    tint: 'sky',
  },
};

function browser(text?: string) {
  const store = memoryStore();
  if (text !== undefined) store.setItem(VISITOR_CART_KEY, text);
  return { store, cart: () => new VisitorCart(() => store) };
}

describe('a visitor’s cart', () => {
  test('survives a reload', () => {
    const { cart } = browser();
    cart().write([line]);
    expect(cart().read()).toEqual([line]);
  });

  test('leaves nothing in the store when it is emptied', () => {
    const { store, cart } = browser();
    cart().write([line]);
    cart().write([]);
    expect(store.getItem(VISITOR_CART_KEY)).toBeNull();
    expect(cart().merge()).toBeNull();
  });

  test.each(['', '{', 'null', '[]', '{"lines":5}', '{"lines":[null,5,{}]}'])('reads %j as empty', (text) => {
    expect(browser(text).cart().read()).toEqual([]);
  });

  test.each([
    { ...line, quantity: 0 },
    { ...line, quantity: 51 },
    { ...line, quantity: 1.5 },
    { ...line, product: { ...line.product, _id: 'x' } },
    { ...line, product: { ...line.product, price: -1 } },
  ])('drops an invalid line and keeps the others', (broken) => {
    const { cart } = browser(JSON.stringify({ lines: [broken, line] }));
    expect(cart().read()).toEqual([line]);
  });
});

describe('its merge', () => {
  test('has an id that is created once and survives a reload', () => {
    const { cart } = browser();
    cart().write([line]);
    const first = cart().merge();
    expect(first).toEqual({
      mergeId: expect.stringMatching(/^[0-9a-z]{26}$/),
      lines: [{ productId: line.product._id, quantity: 2 }],
    });
    expect(cart().merge()).toEqual(first);
  });

  test('of another cart has another id', () => {
    const { cart } = browser();
    cart().write([line]);
    const first = cart().merge();
    cart().clear();
    cart().write([line]);
    expect(cart().merge()?.mergeId).not.toBe(first?.mergeId);
  });
});
