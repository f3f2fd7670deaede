import { arrangeRow, type CategoryId } from '@jhola/domain';
import { describe, expect, it } from 'vitest';
import type { Shelf } from '../shelf/create-shelf.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';
import { shelfInMemory } from '../testing/shelf-in-memory.ts';
import { withCountedReads } from '../testing/with-counted-reads.ts';
import { categoryRow } from './list-category-row.ts';

const LIMIT = 12;
const GOODS = ['Toned Milk', 'White Bread', 'Toor Dal', 'Comb', 'Salted Butter', 'Basmati Rice', 'Hair Oil'];

/** A shop of two categories with nine sub-categories each; every `soldOut`th product is sold out. */
function shopOf(products: number, soldOut: number, wrap = (product: ShelfProduct) => product) {
  let made = 0;
  const shelf = shelfInMemory(
    Array.from({ length: products }, (_, index) => ({
      name: `Farm${index % 90} ${GOODS[index % GOODS.length]}`,
      unit: '1 kg',
      category: index % 2 === 0 ? 'Dairy & Staples' : 'Care',
      subCategory: `Milk, Bread and Dal ${(index >> 1) % 9}`,
      details: {},
      description: '',
    })),
    (product) => {
      made += 1;
      if (made % soldOut === 0) product.stock = 0;
      return wrap(product);
    },
  );
  const categories = [...shelf.contents().byCategory.keys()] as CategoryId[];
  return { shelf: { contents: shelf.contents } as Shelf, categories };
}

/** The row as it is defined, made by reading the whole category. */
function definedRow(shelf: Shelf, category: CategoryId): ShelfProduct[] {
  const products = shelf.contents().byCategory.get(category) ?? [];
  const toBuy = products.filter(({ stock }) => stock > 0);
  const others = toBuy.filter(({ popularity }) => popularity === 0);
  const placeOf = ({ subCategoryIds }: ShelfProduct) => subCategoryIds[0];
  const piles = [...new Set(others.map(placeOf))].map((place) =>
    others.filter((one) => placeOf(one) === place),
  );
  const dealt = others
    .map((_, turn) => piles.flatMap((pile) => pile[turn] ?? []))
    .flat()
    .slice(0, LIMIT);
  const row = arrangeRow([...toBuy.filter(({ popularity }) => popularity > 0), ...dealt], LIMIT);
  const soldOut = products.filter(({ stock }) => stock === 0);
  return [...row, ...arrangeRow(soldOut, LIMIT - row.length)];
}

describe('a row of home', () => {
  it.each([
    [10, 2],
    [40, 3],
    [300, 2],
    [300, 7],
    [300, 1_000],
    [300, 1],
  ])(
    'has products of each sub-category in turn: of %i products, one in %i is sold out',
    (products, soldOut) => {
      const { shelf, categories } = shopOf(products, soldOut);
      expect(categories).toHaveLength(2);
      for (const category of categories) {
        const names = (row: ShelfProduct[]) => row.map(({ id, name }) => `${name} ${id}`);
        expect(names(categoryRow(shelf, category, LIMIT))).toEqual(names(definedRow(shelf, category)));
      }
    },
  );

  it('reads no more products of a large shop', () => {
    const readsIn = (products: number) => {
      let reads = 0;
      const counted = (product: ShelfProduct) => withCountedReads(product, () => (reads += 1));
      const { shelf, categories } = shopOf(products, 7, counted);
      reads = 0;
      for (const category of categories) expect(categoryRow(shelf, category, LIMIT)).toHaveLength(LIMIT);
      return reads;
    };
    expect(readsIn(8_000)).toBeLessThan(readsIn(2_000) * 2);
  });
});
