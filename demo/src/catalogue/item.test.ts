import { expect, test } from 'vitest';
import { readItem } from './item.ts';

test('reads a line of a sub-category’s table', () => {
  const line =
    'Lassi | लस्सी | 22 | 200 ml, 1 L | Sweet, Mango@mango | Churned curd. | each=2; Allergens=Milk';
  expect(readItem(line)).toEqual({
    name: 'Lassi',
    hindi: 'लस्सी',
    price: 22,
    packs: ['200 ml', '1 L'],
    kinds: [{ name: 'Sweet' }, { name: 'Mango', art: 'mango' }],
    note: 'Churned curd.',
    each: 2,
    facts: { Allergens: 'Milk' },
  });
});

test('reads a dash as an empty column', () => {
  const item = readItem('Maida | - | 32 | 500 g | - | Fine and white.');
  expect(item.hindi).toBeUndefined();
  expect(item.kinds).toEqual([]);
});

test.each([
  ['a missing column', 'Maida | - | 32 | 500 g | -'],
  ['a price that is none', 'Maida | - | cheap | 500 g | - | Fine.'],
  ['an extra without value', 'Maida | - | 32 | 500 g | - | Fine. | art'],
  ['an unknown extra', 'Maida | - | 32 | 500 g | - | Fine. | colour=white'],
])('refuses %s', (_, line) => {
  expect(() => readItem(line)).toThrow(SyntaxError);
});
