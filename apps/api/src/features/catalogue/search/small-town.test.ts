import { makeId, type ProductId } from '@jhola/domain';
import { expect, it } from 'vitest';
import { SearchEngine } from './search-engine.ts';

/** The names that a search finds, best first, in a shop with these `sub-category: name, name` lines. */
function finder(shelves: string): (text: string) => string[] {
  const engine = new SearchEngine();
  const names = new Map<ProductId, string>();
  const goods = shelves
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [kind = '', list = ''] = line.split(':');
      return list.split(',').map((name) => ({ kind: kind.trim(), name: name.trim() }));
    });
  goods.forEach(({ kind, name }, age) => {
    const id: ProductId = makeId<'Product'>(new Date(age));
    names.set(id, name);
    const places = { subCategories: [kind], categories: ['Kirana'] };
    engine.add({ id, name, unit: 'pkt', brand: '', ...places, alsoCalled: [], texts: [] }, { stock: 5, age });
  });
  engine.finishLoading();
  return (text) => engine.find(text).products.map(({ id }) => names.get(id) ?? '');
}

const find = finder(`
  Biscut: Parle-G 10rs, Good Day Kaju 10rs, Good Night Cream Roll
  Nahane ka: Lifeboy sabun lal, Dove sabun, Clinik plus shampo 1rs ladi, CLINIC PLUS SHAMPU 175ML, Fair n lovly 25g, Head n shoulder 180ml
  Dairy: Toned Milk
  Toffee Choclate: Cadbry 5 Star, Home Treats Dairy Milk Roast Almond Bars
  Dudh Dairy: Dudh pwd Everyday 200g, Amul Taza dudh 500ml, Brown bred 400g, Bread white 400g
  Sabji: Kachha kela 6pc, Methi saag gaddi, Baigan gol 1kg
  Dry Fruit: Drakshi Seedless
  Phal: Kela 1 darjan, Angoor Green Seedless 500g
  Nasta: Maggi 14rs, Maggi 4 pkt 280g, Chocos Kelloggs 15rs, Corn flex Kelloggs 250g, Moong dal 1kg
  Dawai: Volini spray 15g, Crocin tab 15
  Ghar Safai: Hit lal 200ml, Wagh Bakri garbage bag
  Tel: Sunflower Oil
`);

it.each([
  ['both spellings of one word', 'brown bread', 'Brown bred 400g'],
  ['a word that the shop misspells', 'lifebuoy', 'Lifeboy sabun lal'],
  ['a brand that the shop misspells', 'cadbury', 'Cadbry 5 Star'],
  ['a category that the shop misspells', 'biscit', 'Parle-G 10rs'],
  ['a thing that both shop and shopper misspell', 'chocolet', 'Cadbry 5 Star'],
  ['a name of the vocabulary written as one word', 'facecream', 'Fair n lovly 25g'],
  ['the brand of what serves a need', 'dandruff', 'Head n shoulder 180ml'],
  ['a remedy by the brand of one of its kinds', 'headache', 'Crocin tab 15'],
  ['the need rather than the form of its remedy', 'cockroach spray', 'Hit lal 200ml'],
  ['packs counted in dozens', '1 dozen banana', 'Kela 1 darjan'],
  ['names that begin with a letter or two', 'ba', 'Baigan gol 1kg'],
  ['a frequent name rather than a short foreign word', 'mag', 'Maggi 14rs'],
  ['fresh fruit with an attribute', 'seedless grapes', 'Angoor Green Seedless 500g'],
  ['words of a brand together', 'dairymilk', 'Home Treats Dairy Milk Roast Almond Bars'],
])('finds %s: %s', (_, text, name) => {
  expect(find(text)[0]).toBe(name);
});

it('finds all spellings of a word that sound the same', () => {
  expect(find('clinic plus')).toContain('Clinik plus shampo 1rs ladi');
});

it('finds the thing before its powder, if the brand comes last', () => {
  const found = find('milk');
  expect(found.indexOf('Dudh pwd Everyday 200g')).toBeGreaterThan(found.indexOf('Amul Taza dudh 500ml'));
});

it('doesn’t correct a short word to one with another first letter', () => {
  expect(finder('Sabji: Coriander Leaves, Palak')('phone')).toEqual([]);
});

it('finds nothing by the last word of a name that is another thing', () => {
  expect(finder('Dairy: Fresh Cream')('face cream')).toEqual([]);
});
