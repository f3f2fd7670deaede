import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeRow } from './arrange-row.ts';

const product = (text: string) => {
  const [family = '', head = ''] = text.split(' ');
  return { family, head, text };
};
const row = (texts: string[], limit: number, apart?: 'all') =>
  arrangeRow(texts.map(product), limit, apart).map(({ text }) => text);

it('shows one pack of each product as long as there are others', () => {
  expect(row(['toned milk 1', 'toned milk 2', 'white bread', 'brown egg'], 3)).toEqual([
    'toned milk 1',
    'white bread',
    'brown egg',
  ]);
  expect(row(['toned milk 1', 'toned milk 2', 'white bread'], 3)).toEqual([
    'toned milk 1',
    'white bread',
    'toned milk 2',
  ]);
});

it('separates products of the same kind, and otherwise keeps the order', () => {
  expect(row(['toned milk', 'cow milk', 'white bread', 'white egg'], 4)).toEqual([
    'toned milk',
    'white bread',
    'cow milk',
    'white egg',
  ]);
  expect(row(['toned milk', 'cow milk', 'gold milk'], 3)).toEqual(['toned milk', 'cow milk', 'gold milk']);
});

it('a row with `apart: all` shows one product of each kind first', () => {
  expect(row(['toned milk', 'cow milk', 'white bread', 'white egg'], 3, 'all')).toEqual([
    'toned milk',
    'white bread',
    'white egg',
  ]);
});

it('fills the row, and shows nothing twice', () => {
  const products = fc.array(
    fc.record({ family: fc.constantFrom('a', 'b', 'c'), head: fc.constantFrom('x', 'y') }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(products, fc.integer({ min: 0, max: 12 }), (list, limit) => {
      const arranged = arrangeRow(list, limit);
      expect(arranged).toHaveLength(Math.min(limit, list.length));
      expect(new Set(arranged).size).toBe(arranged.length);
      for (const each of arranged) expect(list).toContain(each);
    }),
  );
});
