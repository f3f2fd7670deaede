import { makeId, type ProductId } from '@jhola/domain';
import { expect, it } from 'vitest';
import { soldOutKey } from './sold-out-key.ts';

const products = Array.from({ length: 40 }, (_, index) => ({
  id: makeId<'Product'>(new Date(index)) as ProductId,
  stock: index % 3,
}));

it('is that of the same sold-out products, in whatever order they sold out', () => {
  const key = soldOutKey(products);
  expect(soldOutKey(products.toReversed()).text()).toBe(key.text());
  const keys = new Set([key.text()]);
  for (const product of products) {
    product.stock = product.stock === 0 ? 4 : 0;
    key.change(product);
    expect(key.text()).toBe(soldOutKey(products).text());
    keys.add(key.text());
  }
  expect(keys.size).toBe(products.length + 1);
});
