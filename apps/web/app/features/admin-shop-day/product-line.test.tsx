import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tintOf } from '#ui/tint-of.ts';
import { ProductLine } from './product-line.tsx';

test('the picture of a best seller has the background of its category, as everywhere else', () => {
  const milk = { name: 'Amul Gold Milk', unit: '500 ml', image: '', category: 'Baby Care' };
  expect(tintOf(milk.category)).not.toBe(tintOf(milk.name));
  const line = renderToStaticMarkup(<ProductLine product={milk}>8</ProductLine>);
  expect(line).toContain(`--t-${tintOf(milk.category)}`);
});
