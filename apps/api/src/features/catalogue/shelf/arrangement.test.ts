import { makeId, type ProductId } from '@jhola/domain';
import { describe, expect, it, vi } from 'vitest';
import { createNamePlaces } from '../product-table/name-places.ts';
import { SearchEngine } from '../search/search-engine.ts';
import { type ProductInMemory, shelfInMemory } from '../testing/shelf-in-memory.ts';
import { withCountedReads } from '../testing/with-counted-reads.ts';
import { Arrangement, type SalesRead } from './arrangement.ts';
import { atOnce } from '../../../platform/steps.ts';
import type { ShelfContents } from './shelf-contents.ts';
import { patchStock, type ShelfProduct } from './shelf-product.ts';

const GOODS = ['Toned Milk', 'White Bread', 'Dish Wash Bar', 'Hair Oil', 'Toor Dal', 'Comb'];

function good(index: number, name = GOODS[index % GOODS.length] ?? ''): ProductInMemory {
  const category = index % 2 === 0 ? 'Dairy & Staples' : 'Care';
  const subCategory = `Milk, Bread and Dal ${index % 7}`;
  return {
    name: `Farm${index % 500} ${name}`,
    unit: '1 kg',
    category,
    subCategory,
    details: {},
    description: '',
  };
}

const goods = (count: number) => Array.from({ length: count }, (_, index) => good(index));

/** The ids in all lists of the contents, and the popularity of each product. */
function arranged(contents: Pick<ShelfContents, keyof Arrangement & keyof ShelfContents>) {
  const ids = (products: readonly ShelfProduct[]) => products.map(({ id }) => id);
  const lists = (by: ReadonlyMap<string, readonly ShelfProduct[]>) =>
    [...by]
      .map(([key, products]) => [key, ids(products)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    newest: ids(contents.newestFirst),
    best: contents.bestFirst.map(({ id, popularity }) => [id, popularity]),
    lists: [
      contents.bySubCategory,
      contents.byCategory,
      contents.byPile,
      contents.byHead,
      contents.byFamily,
    ].map(lists),
  };
}

function sortedAgain({ products, arrangement }: ShelfContents): Arrangement {
  const copies = new Map([...products].map(([id, product]) => [id, { ...product }]));
  return atOnce(Arrangement.arrange(copies, arrangement.sales))();
}

describe('a shelf after edits', () => {
  const shelf = shelfInMemory(goods(300));
  const names = createNamePlaces();
  const byName = () => {
    const { place } = names.follow(shelf.contents());
    return shelf.contents().newestFirst.toSorted((one, other) => place(one) - place(other));
  };
  byName();
  const [first, second, third] = shelf.ids as [ProductId, ProductId, ProductId];
  const oldest = new Date(0);
  const added = [new Date(), oldest, new Date('2026-01-01')].map((date) => ({
    date,
    id: makeId<'Product'>(date),
  }));

  it.each<[string, () => Map<ProductId, ShelfProduct | null>]>([
    ['nothing changed', () => new Map()],
    ['one got another name and place', () => new Map([[first, shelf.make(good(5, 'Bread'), first)]])],
    ['a staple got another name', () => new Map([[second, shelf.make(good(1, 'Comb'), second)]])],
    ['the most common staple went', () => new Map([[shelf.contents().bestFirst[0]?.id as ProductId, null]])],
    ...added.map(({ date, id }) => {
      const make = () => new Map([[id, shelf.make(good(8), id, date)]]);
      return [`one of ${date.getUTCFullYear()} came`, make] as [string, typeof make];
    }),
    ['one went that never was', () => new Map([[makeId<'Product'>(new Date()), null]])],
    ['several changed', () => new Map([third, first].map((id) => [id, shelf.make(good(9), id)]))],
    ['very many changed', () => new Map(shelf.ids.slice(50, 150).map((id) => [id, shelf.make(good(2), id)]))],
  ])('equals a newly sorted one: %s', (_, change) => {
    const before = shelf.contents();
    const was = arranged(before).newest;
    const contents = shelf.arrange({ changed: change() });
    expect(arranged(contents)).toEqual(arranged(sortedAgain(contents)));
    expect(contents.newestFirst.map(({ id }) => contents.products.get(id))).toEqual(contents.newestFirst);
    const ages = contents.newestFirst.map(({ age }) => age);
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
    expect(new Set(ages).size).toBe(ages.length);
    expect(arranged(before).newest).toEqual(was);
    const compare = new Intl.Collator('en-IN', { numeric: true }).compare;
    const alphabet = byName().map(({ name }) => name);
    expect(alphabet).toEqual(alphabet.toSorted(compare));
  });
});

describe('a shelf after sales', () => {
  const shelf = shelfInMemory(goods(300));
  const [first, second, third] = shelf.ids as [ProductId, ProductId, ProductId];
  const staple = () => shelf.contents().bestFirst[0]?.id as ProductId;

  const none = () => new Map<ProductId, ShelfProduct | null>();
  const changed = (...sales: [ProductId, number][]) => ({ changed: new Map(sales) });

  it.each<[string, () => SalesRead, () => Map<ProductId, ShelfProduct | null>]>([
    ['the first ones', () => changed([first, 3]), none],
    ['another, and of a staple', () => changed([second, 1.5], [staple(), 0.25]), none],
    ['fewer, and none any more', () => changed([second, 0.5], [first, 0]), none],
    ['the same', () => changed([second, 0.5]), none],
    [
      'with an edit',
      () => changed([third, 7]),
      () => new Map([[second, shelf.make(good(1, 'Comb'), second)]]),
    ],
    ['of an edited product', () => changed([third, 8]), () => new Map([[third, shelf.make(good(1), third)]])],
    ['of one that never was', () => changed([makeId<'Product'>(new Date()), 3]), none],
    [
      'with many edits',
      () => changed([third, 9]),
      () => new Map(shelf.ids.slice(50, 90).map((id) => [id, shelf.make(good(2), id)])),
    ],
    [
      'of half of the products',
      () => changed(...shelf.ids.slice(0, 150).map((id, index) => [id, index % 5] as [ProductId, number])),
      none,
    ],
    ['of all products', () => ({ all: new Map(shelf.ids.map((id, index) => [id, index % 7])) }), none],
    ['none of any product', () => ({ all: new Map() }), none],
  ])('equals a newly sorted one: %s', (_, sales, edits) => {
    const before = shelf.contents();
    const was = arranged(before);
    const contents = shelf.arrange({ changed: edits() }, sales());
    expect(arranged(contents)).toEqual(arranged(sortedAgain(contents)));
    expect(contents.bestFirst.map(({ id }) => contents.products.get(id))).toEqual(contents.bestFirst);
    expect(arranged(before).newest).toEqual(was.newest);
  });
});

/** A shelf, and the number of product fields that are read to do something with it. */
function countedShelf(products: number) {
  let reads = 0;
  const counted = (product: ShelfProduct) => withCountedReads(product, () => (reads += 1));
  const shelf = shelfInMemory(goods(products), counted);
  return {
    shelf,
    async readsOf(work: () => Promise<void>): Promise<number> {
      reads = 0;
      await work();
      return reads;
    },
  };
}

/** The number of product fields that are read to apply the sales of two of `products`. */
async function readsOfSales(products: number): Promise<number> {
  const { shelf, readsOf } = countedShelf(products);
  await shelf.index.follow(shelf.contents());
  return readsOf(async () => {
    const sales = new Map([5, 7].map((at) => [shelf.ids[at] as ProductId, 2]));
    await shelf.index.follow(shelf.arrange({ changed: new Map() }, { changed: sales }));
    expect(shelf.index.version).toBe(shelf.contents().version);
  });
}

it('reads no more products for a new ranking, however many there are', async () => {
  const few = await readsOfSales(600);
  const many = await readsOfSales(2_400);
  expect(many).toBeLessThan(few * 1.5);
  expect(many).toBeLessThan(1_000);
});

/** The most product fields that are read in one step to sort all of `products` again. */
function readsOfLongestStep(products: number): number {
  let reads = 0;
  const counted = (product: ShelfProduct) => withCountedReads(product, () => (reads += 1));
  const combs = Array.from({ length: products }, (_, index) => good(index, `Comb ${index % 40}`));
  const shelf = shelfInMemory(combs, counted);
  const sales = new Map(shelf.ids.map((id, index) => [id, index % 1_000]));
  const work = shelf.steps({ changed: new Map() }, { all: sales });
  let most = 0;
  let done: boolean | undefined = false;
  while (!done) {
    reads = 0;
    done = work.next().done;
    most = Math.max(most, reads);
  }
  return most;
}

it('sorts all products in steps that don’t get longer, however many there are', () => {
  const few = readsOfLongestStep(5_000);
  expect(readsOfLongestStep(15_000)).toBeLessThan(few * 1.5);
  expect(few).toBeLessThan(60_000);
});

it('keeps a stock that changes while the products are sorted', () => {
  const shelf = shelfInMemory(goods(100));
  const edited = new Map(shelf.ids.slice(0, 50).map((id) => [id, shelf.make(good(2, 'Comb'), id)]));
  const work = shelf.steps({ changed: edited });
  // The first steps take the products over one by one.
  for (let step = 0; step < 50; step += 1) work.next();
  const sold = shelf.contents().products.get(shelf.ids[3] as ProductId) as ShelfProduct;
  patchStock(sold, { id: sold.id, stock: 0, updated_at: new Date() });
  const next = atOnce(work)().products.get(sold.id);
  expect(next?.name).toContain('Comb');
  expect(next?.stock).toBe(0);
});

/** The number of product fields that are read to apply two edits of one of `products`. */
async function readsOfEdits(products: number): Promise<number> {
  const { shelf, readsOf } = countedShelf(products);
  const names = createNamePlaces();
  names.follow(shelf.contents());
  await shelf.index.follow(shelf.contents());
  return readsOf(async () => {
    for (const name of ['Steel Comb', 'Wooden Comb']) {
      const id = shelf.ids[5] as ProductId;
      await shelf.index.follow(shelf.arrange({ changed: new Map([[id, shelf.make(good(5, name), id)]]) }));
      names.follow(shelf.contents());
      expect(shelf.index.find(name, true).products[0]?.id).toBe(id);
    }
  });
}

it('reads no more products for an edit, however many there are', async () => {
  const indexed = vi.spyOn(SearchEngine.prototype, 'add');
  const few = await readsOfEdits(600);
  const many = await readsOfEdits(2_400);
  expect(indexed).toHaveBeenCalledTimes(600 + 2_400 + 4);
  indexed.mockRestore();
  // Binary searches take a few steps more.
  expect(many).toBeLessThan(few * 1.5);
  expect(many).toBeLessThan(1_200);
});
