import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartTotals, lineAmountPaise, type PricedLine } from './cart-totals.ts';
import { LIMITS } from './limits.ts';
import { paise } from './money.ts';

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  pricePaise: fc.integer({ min: 1, max: LIMITS.priceRupees.max * 100 }).map(paise),
  discount: fc.integer({ min: 0, max: LIMITS.discountPercent }),
  quantity: fc.integer({ min: 1, max: LIMITS.quantityPerLine }),
});
const anyCart = fc.array(anyLine, { maxLength: LIMITS.cartLines });

test('an empty cart costs nothing', () => {
  expect(cartTotals([])).toEqual({
    quantity: 0,
    discountedPaise: 0,
    undiscountedPaise: 0,
    savingsPaise: 0,
    grandTotalPaise: 0,
  });
});

test('two lines add up as on the bill', () => {
  const milk = { pricePaise: paise(2_800), discount: 7, quantity: 3 };
  const atta = { pricePaise: paise(9_950), discount: 0, quantity: 1 };
  expect(cartTotals([milk, atta])).toEqual({
    quantity: 4,
    discountedPaise: 3 * 2_600 + 9_950,
    undiscountedPaise: 3 * 2_800 + 9_950,
    savingsPaise: 600,
    grandTotalPaise: 3 * 2_600 + 9_950,
  });
});

test('the total of the largest cart at the highest prices is still exact', () => {
  const line = { pricePaise: paise(100_000_000), discount: 0, quantity: 50 };
  expect(cartTotals(Array.from({ length: 100 }, () => line)).grandTotalPaise).toBe(500_000_000_000);
});

test('savings are the full prices less the discounted ones, and delivery adds nothing', () => {
  fc.assert(
    fc.property(anyCart, (lines) => {
      const totals = cartTotals(lines);
      expect(totals.savingsPaise).toBe(totals.undiscountedPaise - totals.discountedPaise);
      expect(totals.grandTotalPaise).toBe(totals.discountedPaise);
      expect(totals.savingsPaise).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the order of the lines doesn’t change the total', () => {
  fc.assert(
    fc.property(anyCart, (lines) => {
      const sum = lines.reduce((total, line) => total + lineAmountPaise(line), 0);
      expect(cartTotals(lines).discountedPaise).toBe(sum);
      expect(cartTotals(lines.toReversed())).toEqual(cartTotals(lines));
    }),
  );
});

test('a line of n costs n times a line of one: each piece is rounded', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      expect(lineAmountPaise(line)).toBe(line.quantity * lineAmountPaise({ ...line, quantity: 1 }));
    }),
  );
});
