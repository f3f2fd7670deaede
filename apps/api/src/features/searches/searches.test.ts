import { addIndiaDays, DAY_MS, indiaDayOf } from '@jhola/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../testing/index.ts';
import { createSearchCounter } from './create-search-counter.ts';
import { addSearches, readMissedSearches } from './searches.queries.ts';

let shop: TestShop;
let admin: Person;
const LONG_AGO = '2026-01-01';

beforeAll(async () => {
  shop = await startTestShop();
  // No day ends during a test: in India it ends at 18:30 UTC.
  shop.clock.advanceToFullHour();
  admin = await shop.signInAdmin();
  const image = '/images/abcdef1234/640.webp';
  const { data: dairy } = await shop.call('addCategory', { name: 'Dairy', image }, { as: admin });
  const category = [dairy._id];
  const { data: milk } = await shop.call(
    'createSubCategory',
    { name: 'Milk', image, category },
    { as: admin },
  );
  await shop.call(
    'createProduct',
    {
      name: 'Amul Milk',
      image: [image],
      category,
      subCategory: [milk._id],
      unit: '1 l',
      stock: 5,
      price: 60,
    },
    { as: admin },
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from search_counts`.execute(shop.db);
});

type Happened = 'shown' | 'chosen';
const tell = (search: string, happened: Happened = 'shown') => shop.call('noteSearch', { search, happened });
const missed = () => readMissedSearches(shop.db, LONG_AGO, 10);
const counts = () =>
  shop.db
    .selectFrom('search_counts')
    .select(['term', 'searches', 'missed', 'chosen'])
    .orderBy('term')
    .execute();
const eventually = (expected: object[]) => expect.poll(counts).toEqual(expected);
const searches = async () => (await shop.call('getSearches', undefined, { as: admin })).data;
const counted = (term: string, searchCount: number, missedCount = 0, chosen = 0) => ({
  term,
  shown: term,
  searches: searchCount,
  missed: missedCount,
  chosen,
  from: 'here',
  mostNew: 2_000,
});

describe('a search', () => {
  test('is counted in the background, spellings together, with whether it found nothing', async () => {
    await tell('kombucha');
    await tell('Dragon fruit');
    await tell('dragon%20%20fruits');
    await tell('doodh');
    expect(await counts()).toEqual([]);
    await eventually([
      { term: 'doodh', searches: 1, missed: 0, chosen: 0 },
      { term: 'dragon fruit', searches: 2, missed: 2, chosen: 0 },
      { term: 'kombucha', searches: 1, missed: 1, chosen: 0 },
    ]);
    expect(await missed()).toEqual([
      { term: 'dragon fruits', count: 2 },
      { term: 'kombucha', count: 1 },
    ]);
  });

  test('is counted with the results that were opened or added', async () => {
    await tell('milk');
    for (const search of ['milk', 'tofu']) await tell(search, 'chosen');
    await eventually([{ term: 'milk', searches: 1, missed: 0, chosen: 1 }]);
  });

  test('for exactly what was typed is counted as such', async () => {
    await shop.call('noteSearch', { search: 'mlik', asTyped: true, happened: 'shown' });
    await eventually([{ term: 'mlik', searches: 1, missed: 1, chosen: 0 }]);
  });

  test('is not counted if it may be personal data', async () => {
    for (const search of ['asha@example.in', '98450 12345', 'tofu']) await tell(search);
    await eventually([{ term: 'tofu', searches: 1, missed: 1, chosen: 0 }]);
  });

  test('needs a term', async () => {
    for (const search of ['', '  ', undefined, 5]) {
      expect(await shop.refused('noteSearch', { search, happened: 'shown' })).toMatchObject({ status: 400 });
    }
  });
});

describe('the shopkeeper', () => {
  test('sees searches without results and without clicks, the most frequent first, with proposals', async () => {
    const today = indiaDayOf(shop.clock.now());
    await addSearches(shop.db, today, [
      counted('kombucha', 3, 3),
      counted('amulya', 5, 5),
      counted('amul', 4),
      counted('doodh', 9, 0, 1),
      counted('milk', 1),
    ]);
    expect(await searches()).toEqual({
      lastDays: 30,
      searches: 22,
      missed: 8,
      chosen: 1,
      withoutResults: [
        { term: 'amulya', count: 5, found: null, proposals: [{ meant: 'amul', product: 'Amul Milk' }] },
        { term: 'kombucha', count: 3, found: null, proposals: [] },
      ],
      withoutClicks: [
        {
          term: 'amul',
          count: 4,
          found: 'Amul Milk',
          // 'amul' is part of a name, so it can't get another meaning.
          proposals: [],
        },
      ],
    });
  });

  test('sees the searches of thirty days, today included', async () => {
    const today = indiaDayOf(shop.clock.now());
    await addSearches(shop.db, addIndiaDays(today, -30), [counted('too old', 5, 5)]);
    await addSearches(shop.db, addIndiaDays(today, -29), [counted('tofu', 3, 3)]);
    expect(await searches()).toMatchObject({ lastDays: 30, searches: 3, withoutResults: [{ term: 'tofu' }] });
  });

  test('can add each of the proposals, and is offered none that would be refused', async () => {
    const terms = [
      'amulya',
      'milky',
      'amul',
      'doodh',
      'milk amul',
      'mlik 1 l',
      'amu',
      `amulya ${'x'.repeat(40)}`,
    ];
    const today = indiaDayOf(shop.clock.now());
    await addSearches(
      shop.db,
      today,
      terms.flatMap((term) => counted(term, 9, 4)),
    );
    const { withoutResults, withoutClicks } = await searches();
    const offered = [...withoutResults, ...withoutClicks].flatMap(({ term, proposals }) =>
      proposals.map(({ meant }) => ({ words: [term], means: [meant] })),
    );
    expect(offered).toContainEqual({ words: ['amulya'], means: ['amul'] });
    for (const entry of offered) {
      const { data } = await shop.call('addSearchWords', entry, { as: admin });
      await shop.call('deleteSearchWords', { _id: data._id }, { as: admin });
    }
  });

  test('no longer sees a search that finds something since words were added', async () => {
    await addSearches(shop.db, indiaDayOf(shop.clock.now()), [counted('zuplo', 3, 3)]);
    expect((await searches()).withoutResults.map(({ term }) => term)).toEqual(['zuplo']);
    await shop.call('addSearchWords', { words: ['zuplo'], means: ['milk'] }, { as: admin });
    expect((await searches()).withoutResults).toEqual([]);
  });

  test('is the only one who sees them', async () => {
    expect(await shop.refused('getSearches')).toMatchObject({ status: 401 });
    const as = await shop.signUp();
    expect(await shop.refused('getSearches', undefined, { as })).toMatchObject({ status: 403 });
  });
});

describe('the counter', () => {
  const tofu = { folded: 'tofu', shown: 'tofu' };

  test('writes its counts when the shop closes', async () => {
    const counter = createSearchCounter(shop);
    counter.note(tofu, { searches: 1, missed: 1 }, '::1');
    await counter.stop();
    expect(await missed()).toEqual([{ term: 'tofu', count: 1 }]);
  });

  test('loses what it can’t write, and continues', async () => {
    const counter = createSearchCounter(shop);
    await sql`alter table search_counts rename to away`.execute(shop.db);
    counter.note(tofu, { searches: 1 }, '::1');
    await counter.stop();
    await sql`alter table away rename to search_counts`.execute(shop.db);
    counter.note(tofu, { searches: 1 }, '::1');
    await counter.stop();
    expect(await counts()).toEqual([{ term: 'tofu', searches: 1, missed: 0, chosen: 0 }]);
  });

  test('writes one batch after the other, and stops when the last one is written', async () => {
    const counter = createSearchCounter(shop);
    await addSearches(shop.db, indiaDayOf(shop.clock.now()), [counted('tofu', 1)]);
    const other = await shop.db.startTransaction().execute();
    const stops: Promise<void>[] = [];
    try {
      await sql`select from search_counts for update`.execute(other);
      counter.note(tofu, { searches: 1 }, '::1');
      stops.push(counter.stop());
      counter.note({ folded: 'ghee', shown: 'ghee' }, { searches: 1 }, '::1');
      stops.push(counter.stop());
      // Longer than the second batch takes if it doesn't wait for the first.
      for (let n = 0; n < 20; n += 1) expect((await counts()).map(({ term }) => term)).toEqual(['tofu']);
    } finally {
      await other.rollback().execute();
    }
    await stops[1];
    expect((await counts()).map(({ term, searches: times }) => [term, times])).toEqual([
      ['ghee', 1],
      ['tofu', 2],
    ]);
  });

  test('accepts a limited number from one address, and a limited number of terms', async () => {
    const counter = createSearchCounter(shop);
    const miss = { searches: 1, missed: 1 };
    for (let n = 0; n < 100; n += 1) counter.note(tofu, miss, 'a program');
    for (let n = 0; n < 1_000; n += 1) {
      counter.note({ folded: `made up ${n}`, shown: 'x' }, miss, `address ${n}`);
    }
    counter.note(tofu, miss, 'a shopper');
    await counter.stop();
    expect((await missed())[0]).toEqual({ term: 'tofu', count: 21 });
    expect(await counts()).toHaveLength(500);
  });

  test('stores a limited number of new terms per day from one address, and counts its others', async () => {
    const counter = createSearchCounter(shop);
    const note = (term: string, from: string) =>
      counter.note({ folded: term, shown: term }, { searches: 1, missed: 1 }, from);
    for (let batch = 0; batch < 30; batch += 1) {
      // 19 in a batch, so that the last ones are beyond the limit.
      for (let n = 0; n < 19; n += 1) note(`made up ${batch}-${n}`, '203.0.113.7');
      await counter.stop();
    }
    expect(await counts()).toHaveLength(400);
    note('tofu', '203.0.113.8');
    await counter.stop();
    for (const term of ['tofu', 'made up 0-0', 'one more']) note(term, '203.0.113.7');
    await counter.stop();
    expect(await missed()).toEqual(
      expect.arrayContaining([
        { term: 'tofu', count: 2 },
        { term: 'made up 0-0', count: 2 },
      ]),
    );
    expect(await counts()).toHaveLength(401);
  });

  test('counts all addresses of an IPv6 network as one, because one connection has them all', async () => {
    const counter = createSearchCounter(shop);
    for (let n = 0; n < 100; n += 1)
      counter.note(tofu, { searches: 1, missed: 1 }, `2001:db8:1:2::${n.toString(16)}`);
    counter.note(tofu, { searches: 1, missed: 1 }, '2001:db8:1:3::1');
    await counter.stop();
    expect(await missed()).toEqual([{ term: 'tofu', count: 21 }]);
  });

  test('adds up over processes and days, and deletes old terms and those searched only once', async () => {
    const daysAgo = (days: number) => indiaDayOf(new Date(shop.clock.now().getTime() - days * DAY_MS));
    await addSearches(shop.db, daysAgo(61), [counted('ice', 9, 9)]);
    await addSearches(shop.db, daysAgo(8), [counted('asha of lane 5', 1, 1), counted('rambutan', 1, 1)]);
    await addSearches(shop.db, daysAgo(6), [counted('once', 1, 1), counted('rambutan', 1, 1)]);
    await addSearches(shop.db, daysAgo(2), [counted('tofu', 3, 3)]);
    await Promise.all(
      [createSearchCounter(shop), createSearchCounter(shop)].map(async (counter) => {
        counter.note(tofu, { searches: 1, missed: 1 }, '::1');
        await counter.stop();
      }),
    );
    expect(await missed()).toEqual([
      { term: 'tofu', count: 5 },
      { term: 'rambutan', count: 2 },
      { term: 'once', count: 1 },
    ]);
    expect(await readMissedSearches(shop.db, daysAgo(1), 10)).toEqual([{ term: 'tofu', count: 2 }]);
  });

  test('stores a limited number of terms per day, and continues to count those', async () => {
    const day = indiaDayOf(shop.clock.now());
    await addSearches(
      shop.db,
      day,
      Array.from({ length: 1_999 }, (_, n) => counted(`t${n}`, 1, 1)),
    );
    await addSearches(shop.db, day, [counted('last', 1, 1), counted('later', 50, 50), counted('t7', 1, 1)]);
    expect((await missed())[0]).toEqual({ term: 't7', count: 2 });
    expect(await counts()).toHaveLength(2_000);
    await addSearches(shop.db, day, [counted('one more', 50, 50), counted('t7', 1, 1)]);
    expect((await missed())[0]).toEqual({ term: 't7', count: 3 });
    expect(await counts()).toHaveLength(2_000);
  });
});
