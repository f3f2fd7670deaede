import { groupBy, LIMITS } from '@jhola/domain';
import { describe, expect, test } from 'vitest';
import { isArtName } from '../pictures/art/art-names.ts';
import type { DemoProduct } from './catalogue.types.ts';
import { generateDemoCatalogue } from './generate-demo-catalogue.ts';
import { packSize } from './pack-size.ts';

const { categories, subCategories, products } = generateDemoCatalogue();
const share = (those: (product: DemoProduct) => boolean) => products.filter(those).length / products.length;
const distinct = (texts: string[]) => new Set(texts).size;

describe('the demo catalogue', () => {
  test('has the size of a real store', () => {
    expect(products.length).toBeGreaterThanOrEqual(5_000);
    expect(categories).toHaveLength(18);
    expect(subCategories.length).toBeGreaterThanOrEqual(120);
  });

  test('is always the same', () => {
    expect(generateDemoCatalogue()).toEqual({ categories, subCategories, products });
  });

  test('has unique names', () => {
    expect(distinct(categories.map(({ name }) => name))).toBe(categories.length);
    expect(distinct(subCategories.map(({ name }) => name))).toBe(subCategories.length);
    expect(distinct(products.map(({ name, unit }) => `${name}|${unit}`))).toBe(products.length);
  });

  test('fills every sub-category, and puts some into two categories', () => {
    for (const { name } of subCategories) {
      const count = products.filter((product) => product.subCategories.includes(name)).length;
      expect(count, name).toBeGreaterThanOrEqual(12);
    }
    expect(subCategories.filter((each) => each.categories.length === 2).length).toBeGreaterThanOrEqual(4);
  });

  test('puts each product into the categories of its sub-category', () => {
    const parents = new Map(subCategories.map((each) => [each.name, each.categories]));
    const known = new Set(categories.map(({ name }) => name));
    for (const product of products) {
      expect(product.categories).toEqual(parents.get(product.subCategories[0] ?? ''));
      expect(product.categories.every((name) => known.has(name))).toBe(true);
    }
  });

  test('keeps to the shop’s limits', () => {
    const over = products.filter(({ name, unit, description, moreDetails }) => {
      const details = Object.entries(moreDetails);
      return (
        name.length > LIMITS.nameLength ||
        unit.length > LIMITS.unitLength ||
        description.length > LIMITS.descriptionLength ||
        details.length > LIMITS.details.entries ||
        details.some(([key]) => key.length > LIMITS.details.keyLength) ||
        details.some(([, value]) => value === '' || value.length > LIMITS.details.valueLength)
      );
    });
    expect(over).toEqual([]);
  });

  test('leaves no blank, placeholder or table separator in any text', () => {
    const texts = products.flatMap(({ name, unit, description, moreDetails }) => [
      name,
      unit,
      description,
      ...Object.values(moreDetails),
    ]);
    expect(texts.filter((text) => /[{}*|@]|undefined|\s{2}|^\s|\s$/.test(text))).toEqual([]);
  });

  test('only uses picture elements that exist', () => {
    const shown = [
      ...categories.flatMap(({ art }) => art),
      ...subCategories.map(({ art }) => art),
      ...products.map(({ label }) => label.art),
    ];
    expect([...new Set(shown)].filter((art) => !isArtName(art))).toEqual([]);
  });

  test('charges more for a bigger pack, and less per unit', () => {
    for (const packs of groupBy(products, ({ name }) => name).values()) {
      const sorted = packs.toSorted((a, b) => packSize(a.unit).amount - packSize(b.unit).amount);
      for (const [index, bigger] of sorted.entries()) {
        const smaller = sorted[index - 1];
        if (smaller === undefined) continue;
        const growth = packSize(bigger.unit).amount / packSize(smaller.unit).amount;
        expect(bigger.pricePaise, bigger.name).toBeGreaterThan(smaller.pricePaise);
        expect(bigger.pricePaise, bigger.name).toBeLessThan(smaller.pricePaise * growth);
      }
    }
  });

  test('discounts about half of the products by 5 to 40 percent, and has a few sold out', () => {
    expect(share(({ discountPct }) => discountPct === 0)).toBeCloseTo(0.5, 1);
    expect(
      products.every(({ discountPct }) => discountPct === 0 || (discountPct >= 5 && discountPct <= 40)),
    ).toBe(true);
    expect(share(({ stock }) => stock === 0)).toBeCloseTo(0.03, 1.5);
    expect(products.every(({ stock }) => Number.isInteger(stock) && stock >= 0)).toBe(true);
  });

  test('has whole prices that a grocer would use', () => {
    const odd = products.filter(
      ({ pricePaise }) => pricePaise % 100 !== 0 || pricePaise < 500 || pricePaise > 500_000,
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});
