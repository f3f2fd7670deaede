import { makeId } from '@jhola/domain';
import { inLanguage } from '@jhola/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillCatalogue } from '../fill/fill-catalogue.ts';
import { ADMIN, type CatalogueShop, startCatalogueShop, USER } from '../testing/catalogue-shop.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await startCatalogueShop((db) => fillCatalogue(db, smallCatalogue(), new Date()));
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const { _id } of await entries()) {
    await shop.call('deleteSearchWords', { _id }, { as: ADMIN });
  }
});

const as = { as: ADMIN };
const entries = async () => (await shop.call('getSearchWords', undefined, as)).data;
const add = async (words: string[], means: string[] = []) =>
  (await shop.call('addSearchWords', { words, means }, as)).data;
const fault = async (words: string[], means: string[] = []) =>
  (await shop.refused('addSearchWords', { words, means }, as)).message;
const first = async (search: string) => (await shop.call('searchProducts', { search })).data[0]?.name;
const count = async (search: string) => (await shop.call('searchProducts', { search })).totalCount;

describe('words of the shop', () => {
  it('that mean the same find each other’s products, in every process at once, until they are removed', async () => {
    const other = await shop.anotherShelf();
    expect(await count('zuplo')).toBe(0);
    const { _id } = await add(['zuplo', 'paneer']);
    expect(await first('zuplo')).toBe('Gokul Fresh Paneer');
    expect(await first('zup')).toBe('Gokul Fresh Paneer');
    await expect.poll(() => other.search('zuplo').products[0]?.name).toBe('Gokul Fresh Paneer');
    // The other names of paneer are unchanged.
    expect(await first('पनीर')).toBe('Gokul Fresh Paneer');
    await shop.call('deleteSearchWords', { _id }, as);
    expect(await count('zuplo')).toBe(0);
    await expect.poll(() => other.search('zuplo').products.length).toBe(0);
  });

  it('are added once if they are sent again with their id, after a lost response', async () => {
    const form = { words: ['zuplo', 'paneer'], means: [], editId: makeId<'Addition'>(new Date()) };
    const sent = await Promise.all([
      shop.call('addSearchWords', form, as),
      shop.call('addSearchWords', form, as),
    ]);
    expect(sent[1]).toEqual(sent[0]);
    expect(await shop.call('addSearchWords', form, as)).toEqual(sent[0]);
    expect(await entries()).toEqual([sent[0].data]);
    await shop.call('deleteSearchWords', { _id: sent[0].data._id as never }, as);
    expect(await shop.refused('addSearchWords', form, as)).toMatchObject({ status: 404 });
  });

  it('that mean something else find it, and not the reverse', async () => {
    const onions = await count('onion');
    await add(['nitrogen salad', 'krunchy'], ['onion', 'tomato']);
    expect(await first('nitrogen salad')).toMatch(/Onion|Tomato/);
    expect(await count('krunchy')).toBeGreaterThan(onions);
    expect(await count('onion')).toBe(onions);
  });

  it('can be changed, and are listed newest first', async () => {
    const { _id } = await add(['zuplo', 'paneer']);
    await add(['quibble'], ['sugar']);
    await shop.call('updateSearchWords', { _id, words: ['zuplo', 'curd'], means: [] }, as);
    expect(await first('zuplo')).toBe('Gokul Curd');
    expect((await entries()).map(({ words, means }) => ({ words, means }))).toEqual([
      { words: ['quibble'], means: ['sugar'] },
      { words: ['zuplo', 'curd'], means: [] },
    ]);
    for (let time = 0; time < 2; time += 1) await shop.call('deleteSearchWords', { _id }, as);
    expect(await shop.refused('updateSearchWords', { _id, words: ['zuplo', 'curd'] }, as)).toMatchObject({
      status: 404,
    });
    const noted = await shop.db
      .selectFrom('admin_changes')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', _id)
      .orderBy('id')
      .execute();
    expect(noted).toEqual([
      { action: 'create', before: null, after: { words: ['zuplo', 'paneer'], means: [] } },
      { action: 'update', before: { words: ['zuplo', 'paneer'] }, after: { words: ['zuplo', 'curd'] } },
      { action: 'delete', before: { words: ['zuplo', 'curd'], means: [] }, after: null },
    ]);
  });

  it('that somebody else has changed too since the form was opened are replaced only on request', async () => {
    const was = { words: ['zuplo', 'paneer'], means: [] };
    const { _id } = await add(was.words);
    const theirs = { _id, words: ['zuplo', 'paneer', 'zuplet'], means: [], was };
    await shop.call('updateSearchWords', theirs, as);
    // Sent again after a lost response, it is no conflict with itself.
    await shop.call('updateSearchWords', theirs, as);
    const mine = { _id, words: ['zuplo', 'curd'], means: [], was };
    expect(await shop.refused('updateSearchWords', mine, as)).toMatchObject({ status: 409, code: 'STALE' });
    expect((await entries())[0]?.words).toEqual(theirs.words);
    await shop.call('updateSearchWords', { ...mine, overwrites: true }, as);
    expect((await entries())[0]?.words).toEqual(mine.words);
    await shop.call('deleteSearchWords', { _id }, as);
  });

  it('are visible only to the shopkeeper', async () => {
    expect(await shop.refused('getSearchWords', undefined, { as: USER })).toMatchObject({ status: 403 });
    expect(await shop.refused('addSearchWords', { words: ['a b', 'c'] }, { as: USER })).toMatchObject({
      status: 403,
    });
  });
});

describe('conflicting words are refused, with the reason', () => {
  it.each<[words: string[], means: string[], message: string]>([
    [
      ['Gokul', 'milk'],
      [],
      '“Gokul” is a brand in your shop. Whoever looks for it would find other products too',
    ],
    [
      ['doodh', 'dahi'],
      [],
      '“doodh” means “milk”, but “dahi” means “curd”: each would find the other’s products',
    ],
    [['doodh'], ['paneer'], '“doodh” already means “milk”'],
    [
      ['gokul curd'],
      ['milk'],
      '“gokul curd” is in the name of a product: it would find “milk” as well. If both are the same thing, enter them as words that mean the same',
    ],
    [['chips', 'Chip'], [], '“Chip” is there twice: the search takes some spellings for the same'],
    [['!!', 'milk'], [], '“!!” has no letters'],
  ])('%j for %j', async (words, means, message) => {
    expect(await fault(words, means)).toBe(message);
    expect(await entries()).toEqual([]);
  });

  it('in Hindi to a shopkeeper who reads Hindi', () => {
    const inHindi = (words: string[], means: string[] = []) =>
      inLanguage('hi', () =>
        shop.shelf.wordsFault({ words, means }, [{ words: ['zuplo'], means: ['paneer'] }]),
      );
    expect([
      inHindi(['!!', 'milk']),
      inHindi(['chips', 'Chip']),
      inHindi(['zuplo', 'milk']),
      inHindi(['Gokul', 'milk']),
      inHindi(['doodh'], ['paneer']),
      inHindi(['gokul curd'], ['milk']),
      inHindi(['doodh', 'dahi']),
    ]).toEqual([
      '“!!” में कोई अक्षर नहीं है',
      '“Chip” दो बार है: सर्च कुछ स्पेलिंग को एक ही मानता है',
      '“zuplo” पहले से इन शब्दों में है: zuplo → paneer',
      '“Gokul” आपकी दुकान का एक ब्रांड है। इसे खोजने वालों को दूसरे प्रोडक्ट भी मिलेंगे',
      '“doodh” का मतलब पहले से “milk” है',
      '“gokul curd” एक प्रोडक्ट के नाम में है: इससे “milk” भी मिलेगा। अगर दोनों एक ही चीज़ हैं, तो उन्हें एक ही मतलब वाले शब्दों की तरह लिखें',
      '“doodh” का मतलब “milk” है, पर “dahi” का “curd”: हर शब्द से दूसरे के प्रोडक्ट भी मिलेंगे',
    ]);
  });

  it('another entry that has one of them, also if two are added at the same time', async () => {
    await add(['zuplo'], ['paneer']);
    expect(await fault(['zuplos', 'milk'])).toBe('“zuplos” is in another entry: zuplo → paneer');
    const both = await Promise.allSettled([add(['quibble'], ['sugar']), add(['quibble'], ['milk'])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('a single word without a meaning, too many words, and long ones', async () => {
    const many = Array.from({ length: 11 }, (_, n) => `word${n}`);
    for (const words of [['zuplo'], [], many, ['x'.repeat(41), 'milk']]) {
      expect(await shop.refused('addSearchWords', { words }, as)).toMatchObject({ status: 400 });
    }
  });

  it('more entries than the limit', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => ({
      id: `${n}`.padStart(26, '0') as never,
      words: [`made up ${n}`],
      means: ['milk'],
      created_at: new Date(),
      updated_at: new Date(),
    }));
    await shop.db.insertInto('search_words').values(rows).execute();
    expect(await shop.refused('addSearchWords', { words: ['zuplo', 'milk'] }, as)).toMatchObject({
      code: 'TOO_MANY_WORDS',
    });
    await shop.db.deleteFrom('search_words').execute();
  });
});
