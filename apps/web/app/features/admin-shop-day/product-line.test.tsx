import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tintOf } from '#ui/tint-of.ts';
import { ProductLine, type ProductLineProps } from './product-line.tsx';

const milk = {
  productId: 'm',
  name: 'Amul Gold Milk',
  unit: '500 ml',
  image: '/milk.webp',
  category: 'Baby Care',
};
const lineOf = (product: ProductLineProps['product']) =>
  renderToStaticMarkup(<ProductLine product={product}>8</ProductLine>);

test('the picture of a best seller has the background of its category, as everywhere else', () => {
  expect(tintOf(milk.category)).not.toBe(tintOf(milk.name));
  expect(lineOf(milk)).toContain(`data-tint="${tintOf(milk.category)}"`);
});

test('a product leads to the product table, unless it was deleted', () => {
  expect(lineOf(milk)).toContain('href="/dashboard/product?q=Amul+Gold+Milk&amp;view=table"');
  expect(lineOf({ ...milk, productId: null })).not.toContain('href');
});
