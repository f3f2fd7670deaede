import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idFromSegment, makeId } from './ids.ts';
import { listingPath, productPath, segment, slug, slugWords } from './slug.ts';

const ID = makeId(new Date('2025-11-21T05:00:00Z'));

test.each([
  ['Fresh Fruits', 'Fresh-Fruits'],
  ['Atta, Rice & Dal', 'Atta-Rice-Dal'],
  ['  Milk  ', 'Milk'],
  ['Bread & Eggs,', 'Bread-Eggs'],
  ['7-Up', '7-Up'],
  ['&', ''],
  ['दूध और दही', 'दूध-और-दही'],
])('the slug of %j is %j', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

const oddNames = [
  'Coca-Cola',
  'AC/DC',
  'दूध',
  'नमक (टाटा)',
  '🥛 Milk',
  '50% off?',
  '#1',
  '..',
  '-',
  'a\nb',
  '',
];
/** Half of a character, or a whole one. The unit 'binary' of fast-check takes a second to list all of them. */
const anyUnit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  fc.integer({ min: 0x1_0000, max: 0x10_ffff }).map((point) => String.fromCodePoint(point)),
);
const anyName = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...oddNames));

describe('a segment', () => {
  test.each(oddNames)('of %j gives its id back', (name) => {
    expect(idFromSegment(segment(name, ID))).toBe(ID);
  });

  test('of any name gives its id back', () => {
    fc.assert(fc.property(anyName, (name) => idFromSegment(segment(name, ID)) === ID));
  });

  test('can be made of any name, even of half a character', () => {
    fc.assert(fc.property(fc.string({ unit: anyUnit }), (name) => idFromSegment(segment(name, ID)) === ID));
    expect(idFromSegment(segment('half \ud83e', ID))).toBe(ID);
  });

  test('is one segment of a path, which browsers leave unchanged', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const path = productPath({ _id: ID, name });
        expect(path.split('/')).toHaveLength(3);
        expect(new URL(path, 'https://jhola.test').pathname).toBe(path);
      }),
    );
  });
});

test.each([
  ['Fresh Fruits', 'Fresh Fruits'],
  ['Atta, Rice & Dal', 'Atta Rice Dal'],
  ['दूध, दही', 'दूध दही'],
  ['&', '&'],
])('the words of the slug of %j are %j', (name, expected) => {
  expect(slugWords(name)).toBe(expected);
});

test('paths of a listing and of a product', () => {
  const fruit = { _id: ID, name: 'Fruits & Vegetables' };
  expect(listingPath(fruit, { _id: ID, name: 'Fresh Fruits' })).toBe(
    `/Fruits-Vegetables-${ID}/Fresh-Fruits-${ID}`,
  );
  expect(productPath({ _id: ID, name: 'Amla, 500 g' })).toBe(`/product/Amla-500-g-${ID}`);
});
