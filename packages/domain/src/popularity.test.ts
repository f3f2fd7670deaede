import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from './india-day.ts';
import { HALF_LIFE_DAYS, orderWeight, type Rankable, stapleCredits } from './popularity.ts';

const asOf = new Date('2026-03-01T10:00:00Z');
const daysBefore = (days: number) => new Date(asOf.getTime() - days * DAY_MS);

it.each([
  [0, 1],
  [HALF_LIFE_DAYS, 0.5],
  [2 * HALF_LIFE_DAYS, 0.25],
  [-HALF_LIFE_DAYS, 2],
])('an order %d days old counts %d', (days, weight) => {
  expect(orderWeight(daysBefore(days), asOf)).toBeCloseTo(weight, 10);
});

it('the ratio of two orders’ weights doesn’t depend on the reference time', () => {
  const days = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(days, days, days, (one, other, later) => {
      const then = new Date(asOf.getTime() + later * DAY_MS);
      const now = orderWeight(daysBefore(one), asOf) / orderWeight(daysBefore(other), asOf);
      const after = orderWeight(daysBefore(one), then) / orderWeight(daysBefore(other), then);
      expect(after / now).toBeCloseTo(1, 6);
    }),
  );
});

const product = (id: string, place: number | null, rest: Partial<Rankable> = {}): Rankable => ({
  id,
  family: id,
  staple: place === null ? null : { place, sort: 0 },
  pricePaise: 1_000,
  ...rest,
});

it('credits staples in the order of the list, halved for each further product', () => {
  const credits = stapleCredits(
    [
      product('milk', 0),
      product('other milk', 0, { pricePaise: 2_000 }),
      product('special milk', 0, { staple: { place: 0, sort: 3 } }),
      product('fourth milk', 0, { staple: { place: 0, sort: 4 } }),
      product('fifth milk', 0, { staple: { place: 0, sort: 5 } }),
      product('bread', 1),
      product('eggs', 2),
      product('saffron', null),
    ],
    3,
  );
  expect([...credits].toSorted(([, one], [, other]) => other - one)).toEqual([
    ['milk', 5],
    ['bread', 3],
    ['other milk', 2.5],
    ['special milk', 1.25],
    ['eggs', 1],
    ['fourth milk', 0.625],
  ]);
});

it('counts packs of a product as one, the cheapest first', () => {
  const credits = stapleCredits(
    [
      product('litre', 0, { family: 'toned', pricePaise: 5_000 }),
      product('half', 0, { family: 'toned' }),
      product('cow', 0, { pricePaise: 9_000 }),
    ],
    1,
  );
  expect(credits.get('half')).toBe(5);
  expect(credits.get('litre')).toBe(4.75);
  expect(credits.get('cow')).toBe(2.5);
});

it('gives the same credits for any order of the products', () => {
  const products = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{4}$/),
      family: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      staple: fc.option(
        fc.record({ place: fc.integer({ min: 0, max: 4 }), sort: fc.integer({ min: 0, max: 3 }) }),
      ),
      pricePaise: fc.integer({ min: 1, max: 5 }),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(products, (list) => {
      const sorted = [...stapleCredits(list, 5)].toSorted();
      expect([...stapleCredits(list.toReversed(), 5)].toSorted()).toEqual(sorted);
    }),
  );
});
