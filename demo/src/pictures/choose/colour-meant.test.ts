import { expect, test } from 'vitest';
import { colourMeant } from './colour-meant.ts';

test('a thing has the colour or the material that its name says', () => {
  const tintOf = (title: string) => colourMeant('mug', title);
  expect(tintOf('Plastic Mug - Blue')).toBeUndefined();
  const named = ['Red', 'Pink', 'Green', 'Black', 'Stainless Steel', 'Copper'].map((word) =>
    JSON.stringify(tintOf(`Mug ${word}`)),
  );
  expect(new Set(named).size).toBe(named.length);
  expect(named).not.toContain(undefined);
});

test('an element that is not coloured stays as it is', () => {
  expect(colourMeant('red-apple', 'Green Apple')).toBeUndefined();
});

test('a bowl of glass is not blue, one with a glass lid is', () => {
  expect(colourMeant('bowl', 'Borosilicate Glass Mixing Bowl')).toBeDefined();
  expect(colourMeant('bowl', 'Plastic Bowl With Glass Lid')).toBeUndefined();
});
