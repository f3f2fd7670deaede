import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountFault } from './discount-fault.ts';
import { LIMITS } from './limits.ts';
import { paise, rupeesToPaise } from './money.ts';
import { discountedFromRupees, discountedPaise } from './pricing.ts';

const MOST_PAISE = LIMITS.priceRupees.max * 100;

/**
 * The specification's formula, price − ⌈price × discount / 100⌉ rupees, in exact integers: a price of p paise at d
 * percent gives ⌈p × d / 10,000⌉ rupees off.
 */
function specifiedPaise(pricePaise: number, discount: number): bigint {
  const product = BigInt(pricePaise) * BigInt(discount);
  const rupeesOff = (product + 9_999n) / 10_000n;
  return BigInt(pricePaise) - rupeesOff * 100n;
}

function expectSpecified(pricePaise: number, discount: number): void {
  const specified = specifiedPaise(pricePaise, discount);
  const expected = specified < 0n ? 0n : specified;
  const ours = discountedPaise(paise(pricePaise), discount);
  if (BigInt(ours) !== expected) expect({ pricePaise, discount, paise: ours }).toEqual(Number(expected));
}

test.each([
  // rupees, percent, paise to pay
  [100, 0, 10_000],
  [100, 10, 9_000],
  [99, 10, 8_900], // 9.9 off is rounded up to 10
  [1, 1, 0],
  [28, 7, 2_600], // 1.96 off is rounded up to 2
  [99.5, 10, 8_950],
  [0.5, 10, 0], // a whole rupee off would be less than nothing
  [0.5, 0, 50],
  [240, 100, 0],
  [1_000_000, 33, 67_000_000],
])('₹%d less %d %% is %d paise', (rupees, discount, expected) => {
  expect(discountedFromRupees(rupees, discount)).toBe(expected);
});

test.each([
  // rupees, percent, whether it may be saved
  [0.5, 0, true],
  [0.5, 1, false],
  [0.5, 100, false],
  [0.99, 10, false],
  [1, 1, false],
  [1, 100, true],
  [1.5, 66, true],
  [1.5, 67, false],
  [2, 50, true],
  [2, 51, false],
  [99.5, 99, true],
  [99.5, 100, false],
  [240, 100, true],
])('₹%d less %d percent may be saved: %s', (rupees, discount, isSaved) => {
  expect(discountFault(rupeesToPaise(rupees), discount) === null).toBe(isSaved);
});

test('fifty of a product with a discount that may be saved cost nothing only at 100 %', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 100 }), (price, discount) => {
      if (discountFault(paise(price), discount) !== null) return;
      const fifty = discountedPaise(paise(price), discount) * LIMITS.quantityPerLine;
      expect(fifty > 0 || discount === 100).toBe(true);
    }),
  );
});

test('every price up to ₹500 at every discount follows the formula', () => {
  for (let price = 0; price <= 50_000; price += 1) {
    for (let discount = 0; discount <= 100; discount += 1) expectSpecified(price, discount);
  }
});

test('any price at any discount follows the formula', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST_PAISE }), fc.integer({ min: 0, max: 100 }), expectSpecified),
    { numRuns: 20_000 },
  );
});

test('a price in whole rupees equals that of the formula in floating point, as other clients compute it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: LIMITS.priceRupees.max }),
      fc.integer({ min: 0, max: 100 }),
      (rupees, discount) => {
        expect(discountedFromRupees(rupees, discount)).toBe(
          (rupees - Math.ceil((rupees * discount) / 100)) * 100,
        );
      },
    ),
    { numRuns: 20_000 },
  );
});

test('a higher discount never costs more, and no price is negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: MOST_PAISE }),
      fc.integer({ min: 0, max: 99 }),
      (price, discount) => {
        const dearer = discountedPaise(paise(price), discount);
        const cheaper = discountedPaise(paise(price), discount + 1);
        expect(cheaper).toBeLessThanOrEqual(dearer);
        expect(cheaper).toBeGreaterThanOrEqual(0);
        expect(dearer).toBeLessThanOrEqual(price);
      },
    ),
  );
});
