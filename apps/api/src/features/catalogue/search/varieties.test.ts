import { makeId, type ProductId } from '@jhola/domain';
import { describe, expect, it } from 'vitest';
import { SearchEngine } from './search-engine.ts';

type Product = { readonly name: string; readonly kind?: string; readonly orders?: number };

/** The names that a search finds in a shop of these products, best first. */
function found(text: string, products: readonly Product[]): string[] {
  const engine = new SearchEngine();
  const names = new Map<ProductId, string>();
  products.forEach(({ name, kind = 'Staples', orders = 0 }, age) => {
    const id = makeId<'Product'>(new Date(age));
    names.set(id, name);
    const places = { subCategories: [kind], categories: ['Food'] };
    engine.add(
      { id, name, unit: '1 kg', brand: '', ...places, alsoCalled: [], texts: [] },
      { stock: 5, age, popularity: orders },
    );
  });
  engine.finishLoading();
  return engine.find(text).products.map(({ id }) => names.get(id) ?? '');
}

describe('a search for one thing', () => {
  it.each([
    ['atta', 'Multigrain Atta', 'Chakki Atta'],
    ['honey', 'Honey with Almonds', 'Pure Honey'],
    ['banana', 'Raw Banana', 'Yellow Banana'],
  ])('%s finds the ordinary variety before %s', (text, special, ordinary) => {
    expect(found(text, [{ name: special }, { name: ordinary }])).toEqual([ordinary, special]);
  });

  it('finds the special variety first if it asks for it', () => {
    const both = [{ name: 'Chakki Atta', orders: 9 }, { name: 'Multigrain Atta' }];
    expect(found('multigrain atta', both)[0]).toBe('Multigrain Atta');
  });

  it('shows no two packs of a product in a row while another product fits as well', () => {
    const [gokul, nandi, amrit] = ['Gokul Paneer', 'Nandi Paneer', 'Amrit Paneer'] as const;
    const packs = [gokul, gokul, nandi, nandi, amrit, amrit];
    const inOrder = found(
      'paneer',
      packs.map((name) => ({ name })),
    );
    expect(inOrder).toEqual([gokul, nandi, gokul, nandi, amrit, amrit]);
  });

  it('keeps the packs of the product that the search names together, before products that fit less', () => {
    const names = ['Gokul Curd', 'Gokul Paneer', 'Gokul Paneer', 'Nandi Paneer'];
    expect(
      found(
        'gokul paneer',
        names.map((name) => ({ name })),
      ).slice(0, 2),
    ).toEqual(['Gokul Paneer', 'Gokul Paneer']);
  });

  it('finds the best seller first among equally good matches', () => {
    const teas = ['Assam Tea', 'Nilgiri Tea', 'Munnar Tea'].map((name) => ({ name }));
    const sold = teas.map((tea) => (tea.name === 'Munnar Tea' ? { ...tea, orders: 12 } : tea));
    expect(found('tea', teas)[0]).toBe('Assam Tea');
    expect(found('tea', sold)[0]).toBe('Munnar Tea');
  });
});

describe('a search for a need', () => {
  const shop = [
    { name: 'Glass Cleaner', kind: 'Home care' },
    { name: 'Glass Bowl', kind: 'Kitchen' },
  ];

  it.each(['clean windows', 'cleaning windows', 'window cleaning', 'windows clean karne ka saman'])(
    'finds what serves, however it is put: %s',
    (text) => {
      expect(found(text, shop)).toEqual(['Glass Cleaner']);
    },
  );

  it('finds what serves the need under any of its names', () => {
    expect(found('fasting food', [{ name: 'White Sago' }])).toEqual(['White Sago']);
  });
});
