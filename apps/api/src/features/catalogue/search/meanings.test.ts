import { makeId, type ProductId } from '@jhola/domain';
import { expect, it } from 'vitest';
import { conceptsWith } from './meaning/concepts.ts';
import { foldWords } from './text/fold.ts';
import { SearchEngine } from './search-engine.ts';

const GOODS: readonly (readonly [name: string, brand: string, subCategory: string])[] = [
  ['Colgate Strong Teeth Toothpaste', 'Colgate', 'Oral Care'],
  ['Horlicks Classic Malt', 'Horlicks', 'Health Drinks'],
  ['Surf Excel Easy Wash', 'Surf Excel', 'Detergents'],
  ['Lakshmi Chakki Atta', 'Lakshmi', 'Chapati'],
  ['Dhania Seed', '', 'Spices'],
  ['Vim Bar', 'Vim', 'Utensils'],
  ['Corn Flakes', '', 'Cereals'],
  ['Heinz Ketchup', 'Heinz', 'Sauces'],
  ['Motichoor Laddu', '', 'Sweets'],
  ...Array.from({ length: 20 }, (_, n) => [`Amul${n} Butter`, '', 'Butter'] as const),
  ...['Jeera', 'Milk', 'Coconut', 'Glucose'].map((name) => [`${name} Biscuits`, '', 'Biscuits'] as const),
  ['Aloo Bhujia Namkeen', '', 'Namkeen'],
  ['Orange Juice', '', 'Drinks'],
  ['Farm Eggs', '', 'Eggs'],
  ['Dr.Oetker Mayonnaise', '', 'Sauces'],
  ['Duck Eggs', '', 'Eggs'],
];

const engine = new SearchEngine();
const names = new Map<ProductId, string>();
GOODS.forEach(([name, brand, subCategory], age) => {
  const id: ProductId = makeId<'Product'>(new Date(age));
  names.set(id, name);
  const kinds = {
    subCategories: [subCategory],
    categories: [subCategory === 'Chapati' ? 'Rice & Flour' : 'All'],
  };
  engine.add({ id, name, unit: '1 pc', brand, ...kinds, alsoCalled: [], texts: [] }, { stock: 5, age });
});
engine.finishLoading();

const found = (text: string, exact = false) =>
  engine.find(text, exact).products.map(({ id }) => names.get(id));

it.each([
  ['कोलगेट', 'Colgate Strong Teeth Toothpaste'],
  ['కోల్గేట్', 'Colgate Strong Teeth Toothpaste'],
  ['ஹார்லிக்ஸ்', 'Horlicks Classic Malt'],
  ['सर्फ एक्सेल', 'Surf Excel Easy Wash'],
  ['ಕಾರ್ನ್ ಫ್ಲೇಕ್ಸ್', 'Corn Flakes'],
  ['કેચઅપ', 'Heinz Ketchup'],
  ['ডিম', 'Farm Eggs'],
  ['হাঁসের ডিম', 'Duck Eggs'],
])('reads the brand or thing %s in its own script', (text, name) => {
  expect(found(text)[0]).toBe(name);
});

it('reports how it read a word of another script', () => {
  expect(engine.find('कोलगेट').corrections).toEqual([{ typed: 'कोलगेट', meant: 'colgate' }]);
  expect(found('कोलगेट', true)).toEqual([]);
});

it('reports each corrected word as it was typed, once, also in words without a space', () => {
  const { corrections } = engine.find('buter.ketchip Buter 6juise');
  expect(corrections).toEqual([
    { typed: 'buter', meant: 'butter' },
    { typed: 'ketchip', meant: 'ketchup' },
    { typed: 'juise', meant: 'juice' },
  ]);
  expect(engine.find('oetkar').corrections).toEqual([{ typed: 'oetkar', meant: 'oetker' }]);
});

it('finds another flour where there is no rice flour, in each language', () => {
  for (const text of ['rice flour', 'chawal ka atta', 'akkihittu', 'biyyampindi']) {
    expect(found(text), text).toContain('Lakshmi Chakki Atta');
  }
});

it('finds a thing of two words by a synonym of one of them', () => {
  expect(found('dhaniyalu')).toEqual(['Dhania Seed']);
});

it('finds a brand for each name of the thing that it stands for', () => {
  expect(found('utensil cleaner')).toEqual(['Vim Bar']);
});

it('corrects a word that occurs only in longer names, but not within such a name', () => {
  expect(engine.find('buter').corrections).toEqual([{ typed: 'buter', meant: 'butter' }]);
  expect(engine.find('buter dal').corrections).toEqual([]);
});

it.each(['guests', 'mehman aa rahe hain'])('finds several things for %j', (text) => {
  const first = found(text).slice(0, 4);
  expect(first).toContain('Aloo Bhujia Namkeen');
  expect(first).toContain('Orange Juice');
});

it('adds a shop’s own words without making the vocabulary again', () => {
  const own = conceptsWith([
    { words: ['doodh', 'moo juice'], means: [] },
    { words: ['moo juice', 'cow juice'], means: [] },
    { words: ['movie'], means: ['popcorn'] },
  ]);
  const [builtIn] = conceptsWith([]).lists;
  expect(own.lists[0]).toBe(builtIn);
  expect(own.lists[1]?.withPrefix('mo', 9)).toEqual(['moo']);
  const synonyms = (name: string) => own.meaningOf(foldWords(name))?.synonyms.map((each) => each.join(' '));
  expect(synonyms('milk')).toEqual(expect.arrayContaining(['doodh', 'moo juice', 'cow juice']));
  expect(synonyms('cow juice')).toEqual(expect.arrayContaining(['milk', 'moo juice', 'दूध']));
  expect(synonyms('movie')).toContain('popcorn');
  expect(own.hasWord('moo')).toBe(true);
  expect(conceptsWith([]).hasWord('moo')).toBe(false);
  expect(conceptsWith([]).meaningOf(['milk'])?.synonyms).not.toContainEqual(['moo', 'juice']);
});
