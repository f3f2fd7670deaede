import { DAY_MS, indiaDayOf } from '@jhola/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/index.ts';
import { createMissCounter } from './create-miss-counter.ts';
import { addMisses, readMissedSearches } from './missed-searches.queries.ts';

let shop: TestShop;
const LONG_AGO = '2026-01-01';

beforeAll(async () => {
  shop = await startTestShop();
  const admin = await shop.signInAdmin();
  const image = '/images/abcdef1234/640.webp';
  const { data: dairy } = await shop.call('addCategory', { name: 'Dairy', image }, { as: admin });
  const category = [dairy._id as never];
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
      subCategory: [milk._id as never],
      unit: '1 l',
      stock: 5,
      price: 60,
    },
    { as: admin },
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from missed_searches`.execute(shop.db);
});

const tell = (search: string) => shop.call('noteMissedSearch', { search });
const missed = () => readMissedSearches(shop.db, LONG_AGO, 10);
const eventually = (expected: object[]) => expect.poll(missed).toEqual(expected);

describe('a search that found nothing', () => {
  test('is counted in the background, spellings together, the most frequent first', async () => {
    await tell('kombucha');
    await tell('Dragon fruit');
    await tell('dragon%20%20fruits');
    expect(await missed()).toEqual([]);
    await eventually([
      { term: 'dragon fruits', count: 2 },
      { term: 'kombucha', count: 1 },
    ]);
  });

  test('is not counted where it finds something, or says something about a person', async () => {
    for (const search of ['milk', 'doodh', 'asha@example.in', '98450 12345', 'tofu']) await tell(search);
    await eventually([{ term: 'tofu', count: 1 }]);
  });

  test('needs a term', async () => {
    for (const search of ['', '  ', undefined, 5]) {
      expect(await shop.refused('noteMissedSearch', { search })).toMatchObject({ status: 400 });
    }
  });
});

describe('the counter', () => {
  test('writes what it has gathered when the shop closes', async () => {
    const counter = createMissCounter(shop);
    counter.note({ folded: 'tofu', shown: 'tofu' }, '::1');
    await counter.stop();
    expect(await missed()).toEqual([{ term: 'tofu', count: 1 }]);
  });

  test('takes no more than its share from one address, and no more terms than it can hold', async () => {
    const counter = createMissCounter(shop);
    for (let n = 0; n < 100; n += 1) counter.note({ folded: 'tofu', shown: 'tofu' }, 'a program');
    for (let n = 0; n < 1_000; n += 1) counter.note({ folded: `made up ${n}`, shown: 'x' }, `address ${n}`);
    counter.note({ folded: 'tofu', shown: 'tofu' }, 'a shopper');
    await counter.stop();
    expect((await missed())[0]).toEqual({ term: 'tofu', count: 21 });
    const { rows } = await sql<{ terms: number }>`select count(*) as terms from missed_searches`.execute(
      shop.db,
    );
    expect(rows[0]?.terms).toBe(500);
  });

  test('adds up over processes and days, and forgets what is old', async () => {
    const daysAgo = (days: number) => indiaDayOf(new Date(Date.now() - days * DAY_MS));
    await addMisses(shop.db, daysAgo(61), [{ term: 'ice', shown: 'ice', count: 9 }]);
    await addMisses(shop.db, daysAgo(2), [{ term: 'tofu', shown: 'Tofu', count: 3 }]);
    await Promise.all(
      [createMissCounter(shop), createMissCounter(shop)].map(async (counter) => {
        counter.note({ folded: 'tofu', shown: 'tofu' }, '::1');
        await counter.stop();
      }),
    );
    expect(await missed()).toEqual([{ term: 'tofu', count: 5 }]);
    expect(await readMissedSearches(shop.db, daysAgo(1), 10)).toEqual([{ term: 'tofu', count: 2 }]);
  });

  test('lets a day have so many terms, and goes on counting those', async () => {
    const day = indiaDayOf(new Date());
    const many = Array.from({ length: 2_000 }, (_, n) => ({ term: `t${n}`, shown: `t${n}`, count: 1 }));
    await addMisses(shop.db, day, many);
    await addMisses(shop.db, day, [
      { term: 'one more', shown: 'one more', count: 50 },
      { term: 't7', shown: 't7', count: 1 },
    ]);
    expect((await missed())[0]).toEqual({ term: 't7', count: 2 });
  });
});
