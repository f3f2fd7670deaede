import { expect, it } from 'vitest';
import { paise } from './money.ts';
import { packSize } from './pack-size.ts';
import { unitPrice } from './unit-price.ts';

it.each([
  ['500 g', 500, 'g'],
  ['1 kg', 1_000, 'g'],
  ['1.5 kg', 1_500, 'g'],
  ['4 x 75 g', 300, 'g'],
  ['6x45 g Multipack', 270, 'g'],
  ['500 ml', 500, 'ml'],
  ['1 L', 1_000, 'ml'],
  ['2 ltr', 2_000, 'ml'],
  ['500 ml Pouch', 500, 'ml'],
  ['6 pieces', 6, 'piece'],
  ['30 pcs', 30, 'piece'],
  ['1 dozen', 12, 'piece'],
  ['500 ग्राम', 500, 'g'],
  ['1.5 किलो', 1_500, 'g'],
  ['4 x 75 ग्राम', 300, 'g'],
  ['500 मिली पाउच', 500, 'ml'],
  ['2 लीटर', 2_000, 'ml'],
  ['6 पीस', 6, 'piece'],
  ['1 दर्जन', 12, 'piece'],
  ['2 किलोग्राम', 2_000, 'g'],
  ['5 कि.ग्रा.', 5_000, 'g'],
  ['500 मि.ली. बोतल', 500, 'ml'],
  ['750 मिलीलीटर', 750, 'ml'],
  ['1 लिटर', 1_000, 'ml'],
  ['10 टैबलेट', 10, 'piece'],
])('%s is %d %s', (unit, amount, measure) => {
  expect(packSize(unit)).toEqual({ amount, measure });
});

it.each([
  '1 set',
  '1 bunch',
  '1 l + 1 l',
  'Combo 2 Items',
  '100 g (Pack of 2)',
  '500 g  (Gross Weight 800',
  '',
  '0 g',
  '5 m',
  '1 constructor',
  '100 ग्राम (2 का पैक)',
  '100 ग्रामीण',
  '5 लीची',
])('the quantity of %j is unknown', (unit) => {
  expect(packSize(unit)).toBeNull();
  expect(unitPrice(paise(1_000), unit)).toBeNull();
});

it.each([
  [2_900, '500 ml', 5_800, 'litre'],
  [5_700, '1 kg', 570, '100 g'],
  [5_000, '6 pieces', 833, 'piece'],
  [10_000, '4 x 75 g', 3_333, '100 g'],
  [13_500, '5 L', 2_700, 'litre'],
  [0, '500 g', 0, '100 g'],
])('%d paise for %s are %d a %s', (price, unit, each, per) => {
  expect(unitPrice(paise(price), unit)).toEqual({ paise: each, per });
});

it.each(['100 g', '1 L', '1 piece', '1 kg x', '1 g', '9 ml'])('is null for %s', (unit) => {
  expect(unitPrice(paise(1_000), unit)).toBeNull();
});
