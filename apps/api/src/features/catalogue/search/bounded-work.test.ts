import { makeId, type ProductId } from '@jhola/domain';
import { beforeAll, expect, it } from 'vitest';
import { SearchEngine } from './search-engine.ts';

const engine = new SearchEngine();
const ids: ProductId[] = [];

function put(id: ProductId, name: string, age: number): void {
  const kinds = { subCategories: ['Milk'], categories: ['Dairy'] };
  engine.add({ id, name, unit: '1 l', brand: '', ...kinds, alsoCalled: [], texts: [] }, { stock: 5, age });
}

beforeAll(() => {
  for (let age = 0; age < 6_000; age += 1) {
    const id = makeId<'Product'>(new Date(age));
    ids.push(id);
    put(id, `Farm${age} Milk`, age);
  }
  engine.finishLoading();
});

it.each([
  ['a word that thousands of products have', 'milk', 2_100],
  ['a letter that all of them have', 'm', 700],
])('ranks the newest of %s', (_, text, most) => {
  const { products } = engine.find(text);
  expect(products.length).toBeLessThan(most);
  expect(products[0]?.id).toBe(ids[0]);
});

it('indexes only the product that has changed', () => {
  put(ids[7] as ProductId, 'Farm Buttermilk', 7);
  expect(engine.index.numbers).toBe(6_001);
  expect(engine.index.size).toBe(6_000);
  expect(engine.find('buttermilk').products.map(({ id }) => id)).toEqual([ids[7]]);
});
