import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeRow } from './arrange-row.ts';

const product = (text: string) => {
  const [family = '', head = ''] = text.split(' ');
  return { family, head, text };
};
const row = (texts: string[], limit: number, apart?: 'all') =>
  arrangeRow(texts.map(product), limit, apart).map(({ text }) => text);

it('shows one pack of each product while there are others', () => {
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

it('keeps the same things from standing side by side, and otherwise the order', () => {
  expect(row(['toned milk', 'cow milk', 'white bread', 'white egg'], 4)).toEqual([
    'toned milk',
    'white bread',
    'cow milk',
    'white egg',
  ]);
  expect(row(['toned milk', 'cow milk', 'gold milk'], 3)).toEqual(['toned milk', 'cow milk', 'gold milk']);
});

it('keeps one of each thing where all are to stand apart', () => {
  expect(row(['toned milk', 'cow milk', 'white bread', 'white egg'], 3, 'all')).toEqual([
    'toned milk',
    'white bread',
    'white egg',
  ]);
});

it('leaves nothing out that would fit, and shows nothing twice', () => {
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
