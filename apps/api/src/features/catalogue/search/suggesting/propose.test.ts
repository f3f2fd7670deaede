import { makeId, type ProductId } from '@jhola/domain';
import { expect, it } from 'vitest';
import { SearchEngine } from '../search-engine.ts';

const engine = new SearchEngine();
const GOODS = [
  'Honey',
  'Lapeto Charcoal',
  'Rose Soap',
  'Neem Soap',
  'Jeera Masala Soda',
  'Lemon Soda',
  'Avocado',
  'Fresh Cream',
];
GOODS.forEach((name, age) => {
  const id: ProductId = makeId<'Product'>(new Date(age));
  const kinds = { subCategories: [name === 'Fresh Cream' ? 'Butter' : 'Things'], categories: ['Goods'] };
  const texts = name === 'Fresh Cream' ? ['For fruit'] : [];
  engine.add({ id, name, unit: '1 pc', brand: '', ...kinds, alsoCalled: [], texts }, { stock: 5, age });
});
engine.finishLoading();

const meant = (text: string) => engine.propose(text).map((each) => each.meant);

it('proposes nothing that the search already finds', () => {
  expect(meant('dove')).toEqual([]);
  expect(meant('jeera masla sodaa')).toEqual([]);
});

it('proposes the nearest words for unknown ones', () => {
  expect(meant('avogatto')).toEqual(['avocado']);
});

it.each(['laptop', 'phone'])('proposes nothing for %s, because no word is similar enough', (text) => {
  expect(meant(text)).toEqual([]);
});

it('doesn’t find a product whose sub-category and description together have another name of the thing', () => {
  expect(engine.find('avocado').products).toHaveLength(1);
});
