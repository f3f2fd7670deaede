import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterValues, narrow } from './narrow.ts';
import { FILTER_GROUPS, FILTER_VALUES, type ShopFilters } from './shop-filters.ts';

const product = fc.record({
  stock: fc.integer({ min: 0, max: 2 }),
  payablePaise: fc.integer({ min: 0, max: 80_000 }),
  discount: fc.integer({ min: 0, max: 60 }),
  brand: fc.constantFrom('', 'Amul', 'Nandi', 'Gokul'),
  diet: fc.constantFrom('veg' as const, 'nonveg' as const, null),
});
const some = (values: readonly string[]) => fc.subarray([...values]);
const filters: fc.Arbitrary<ShopFilters> = fc.record({
  stock: some(FILTER_VALUES.stock),
  diet: some(FILTER_VALUES.diet),
  price: some(FILTER_VALUES.price),
  discount: some(FILTER_VALUES.discount),
  brand: some(['Amul', 'Nandi', 'Gokul', 'Nobody']),
});

it('counts for each value the products left if it alone is chosen in its group', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 30 }), filters, (products, chosen) => {
      const { counts } = narrow(products, chosen);
      for (const group of FILTER_GROUPS) {
        for (const { value, count } of counts[group]) {
          expect(narrow(products, { ...chosen, [group]: [value] }).products).toHaveLength(count);
        }
      }
    }),
  );
});

it('keeps products that match every group, in their order', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 30 }), filters, (products, chosen) => {
      const fitting = products.filter((each) =>
        FILTER_GROUPS.every((group) => {
          const wanted = chosen[group] ?? [];
          return wanted.length === 0 || filterValues(each, group).some((value) => wanted.includes(value));
        }),
      );
      expect(narrow(products, chosen).products).toEqual(fitting);
    }),
  );
});

it('puts every price into one band', () => {
  for (const payablePaise of [0, 4_999, 5_000, 9_999, 10_000, 49_999, 50_000, 1_000_000]) {
    const values = filterValues({ stock: 1, payablePaise, discount: 0, brand: '', diet: null }, 'price');
    expect(values, String(payablePaise)).toHaveLength(1);
  }
  expect(
    filterValues({ stock: 1, payablePaise: 5_000, discount: 0, brand: '', diet: null }, 'price'),
  ).toEqual(['50-100']);
});

it('lists the brands with the most products first, and always a chosen one', () => {
  const of = (brand: string) => ({ stock: 1, payablePaise: 100, discount: 0, brand, diet: null });
  const products = [of('A'), of('B'), of('B'), of('C')];
  expect(narrow(products, { brand: ['C'] }, 1).counts.brand).toEqual([
    { value: 'B', count: 2 },
    { value: 'C', count: 1 },
  ]);
});
