import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpuTimeOf } from '../../../testing/index.ts';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { type CatalogueShop, startCatalogueShop } from '../testing/catalogue-shop.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
});
afterAll(() => shop.close());

async function found(search: string): Promise<string[]> {
  const { data } = await shop.call('searchProducts', { search, limit: 100 });
  return data.map((product) => `${product.name} ${product.unit}`);
}

describe('what a search finds first', () => {
  it.each<[search: string, ...first: string[]]>([
    // The product itself comes before products with its flavour; sold-out products and bundles come last.
    ['milk', 'Gokul Toned Milk 500 ml'],
    ['doodh', 'Gokul Toned Milk 500 ml'],
    ['दूध', 'Gokul Toned Milk 500 ml'],
    ['mlik', 'Gokul Toned Milk 500 ml'],
    ['MILK', 'Gokul Toned Milk 500 ml'],
    ['milk 1 l', 'Gokul Full Cream Milk 1 l'],
    ['milk 1l', 'Gokul Full Cream Milk 1 l'],
    ['milk 1000 ml', 'Gokul Full Cream Milk 1 l'],
    ['panner', 'Gokul Fresh Paneer 200 g', 'Malai Paneer 1 kg'],
    ['paneer 200g', 'Gokul Fresh Paneer 200 g'],
    ['paneer 1 kg', 'Malai Paneer 1 kg'],
    ['पनीर', 'Gokul Fresh Paneer 200 g'],
    ['पनिर', 'Gokul Fresh Paneer 200 g'],
    ['आलु', 'Potato 1 kg'],
    ['வெங்காயம்', 'Onion 1 kg'],
    ['ఉల్లిపాయలు', 'Onion 1 kg'],
    ['टमाटरों', 'Tomato 500 g'],
    ['dahi', 'Gokul Curd 400 g', 'Mango Yogurt 100 g'],
    ['aata', 'Chakki Whole Wheat Atta 5 kg', 'Chakki Whole Wheat Atta 1 kg'],
    ['atta 5kg', 'Chakki Whole Wheat Atta 5 kg'],
    ['dal', 'Toor Dal 1 kg', 'Moong Dal 500 g'],
    ['arhar dal', 'Toor Dal 1 kg'],
    ['chole', 'Kabuli Chana 500 g'],
    ['chawal', 'Sona Masoori Rice 1 kg', 'Royal Basmati Rice 5 kg'],
    ['basmati', 'Royal Basmati Rice 5 kg'],
    ['bas', 'Royal Basmati Rice 5 kg'],
    ['bastmati rice', 'Royal Basmati Rice 5 kg'],
    ['chini', 'Crystal Sugar 1 kg'],
    ['namak', 'Iodised Salt 1 kg'],
    ['aloo', 'Potato 1 kg'],
    ['potatoes', 'Potato 1 kg'],
    ['pyaz', 'Onion 1 kg'],
    ['tamatar', 'Tomato 500 g'],
    ['bhindi', 'Lady Finger 250 g'],
    ['ladyfinger', 'Lady Finger 250 g'],
    ['sabun', 'Neem Soap 100 g', 'Crème Soap 75 g', 'Neem Soap Pack of 4'],
    ['creme soap', 'Crème Soap 75 g'],
    ['choclate', 'Meetha Milk Chocolate 50 g', 'Dark Chocolate 50 g'],
    ['milk chocolate', 'Meetha Milk Chocolate 50 g'],
    ['cookie', 'Butter Cookies 200 g'],
    ['saffron', 'Malai Masala Milk 200 ml'],
    ['paneer xyzzyq', 'Gokul Fresh Paneer 200 g'],
    ['dove soap', 'Crème Soap 75 g', 'Neem Soap 100 g'],
    ['dettol', 'Neem Soap 100 g'],
    ['saffron milk', 'Malai Masala Milk 200 ml'],
  ])('%s', async (search, ...first) => {
    expect((await found(search)).slice(0, first.length)).toEqual(first);
  });

  it('puts sold-out products and bundles after single packs in stock', async () => {
    const milk = (await found('milk')).filter((name) => !/Chocolate|Biscuits/.test(name));
    const place = (name: string) => milk.findIndex((each) => each.startsWith(name));
    expect(place('Gokul Milk Combo')).toBeGreaterThan(place('Gokul Full Cream Milk'));
    expect(place('Nandi Buffalo Milk')).toBeGreaterThan(place('Gokul Full Cream Milk'));
    const soap = await found('soap');
    expect(soap.at(-1)).toBe('Neem Soap Pack of 4');
  });

  it('finds only products that match all words, if there are any', async () => {
    expect(await found('milk chocolate')).toEqual(['Meetha Milk Chocolate 50 g']);
    expect(await found('toor dal')).toEqual(['Toor Dal 1 kg']);
  });

  it('matches a single letter with names and categories, not with descriptions', async () => {
    const names = await found('f');
    expect(names).toContain('Gokul Full Cream Milk 1 l');
    expect(names).not.toContain('Potato 1 kg');
  });

  it('finds nothing for an unknown word', async () => {
    expect(await found('zzzzqqqq')).toEqual([]);
  });

  it.each(['', '   ', '&&&', '़'])('finds nothing for %j', async (search) => {
    const response = await shop.call('searchProducts', { search });
    expect(response).toMatchObject({ data: [], totalPage: 0, totalCount: 0, page: 1 });
  });

  it.each([
    ['sona%20masoori', 'Sona Masoori Rice 1 kg'],
    [encodeURIComponent('पनीर'), 'Gokul Fresh Paneer 200 g'],
    ['cr%C3%A8me%20soap', 'Crème Soap 75 g'],
  ])('finds %j, which a client has encoded twice', async (search, first) => {
    expect((await found(search))[0]).toBe(first);
  });

  it.each([
    'x'.repeat(5_000),
    '😀'.repeat(1_000),
    '*'.repeat(5_000),
    '\0milk\0'.repeat(100),
    'x'.repeat(200),
    'a b c d e f g h i j k l m n o p '.repeat(6),
    '(((.*+?^${}',
    '__proto__ constructor',
  ])('takes less than two seconds of processor time for %j', async (search) => {
    const searching = () => shop.call('searchProducts', { search });
    expect(await cpuTimeOf(searching)).toBeLessThan(2_000);
  });

  it.each([
    ['before and after a word', '\ud800milk \udc00'],
    ['between words', 'toned \udfff\ud83d milk'],
    ['of an emoji that is cut off', `milk ${'😀'.repeat(98)}x😀`],
  ])('ignores halves of characters %s', async (_where, search) => {
    const [first] = await found(search);
    expect(first).toBe('Gokul Toned Milk 500 ml');
    const { data } = await shop.call('getSuggestions', { q: search });
    expect(data.products[0]?.name).toBe('Gokul Toned Milk');
    expect(JSON.stringify(data)).not.toMatch(/\\u?d[89a-f]/);
  });

  it('returns one list in pages', async () => {
    const whole = await found('milk');
    const pages: string[] = [];
    for (let page = 1; ; page += 1) {
      const { data, totalPage, totalCount } = await shop.call('searchProducts', {
        search: 'milk',
        page,
        limit: 2,
      });
      expect(totalCount).toBe(whole.length);
      expect(totalPage).toBe(Math.ceil(whole.length / 2));
      pages.push(...data.map((product) => `${product.name} ${product.unit}`));
      if (page >= totalPage) break;
    }
    expect(pages).toEqual(whole);
    const beyond = await shop.call('searchProducts', { search: 'milk', page: 1_000_000 });
    expect(beyond.data).toEqual([]);
  });
});
