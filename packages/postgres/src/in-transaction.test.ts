import { gate } from '@jhola/tools/testing/gate.ts';
import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { openPool } from './open-pool.ts';

type Tables = Record<never, never>;

let database: TestDatabase;
let db: Kysely<Tables>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  db = openPool(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await sql`drop table if exists tries`.execute(db);
  await sql`create table tries (number integer primary key)`.execute(db);
  await sql`insert into tries values (1), (2)`.execute(db);
});

const fail = (code: string) => Object.assign(new Error('asked for'), { code });
const lock = (tx: Transaction<Tables>, number: number) =>
  sql`select from tries where number = ${number} for update`.execute(tx);
const count = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from tries`.execute(db);
  return rows[0]?.count;
};

test('a transaction that PostgreSQL rolls back is retried, and nothing of the failed attempts remains', async () => {
  let tries = 0;
  const result = await inTransaction(db, async (tx) => {
    tries += 1;
    await sql`insert into tries values (${tries + 100})`.execute(tx);
    if (tries < 3) throw fail('40001');
    return tries;
  });
  expect(result).toBe(3);
  expect(await count()).toBe(3);
});

test('two transactions that deadlock both succeed, one of them at another try', async () => {
  let arrived = 0;
  const bothHoldOne = gate();
  const lockBoth = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      await lock(tx, first);
      arrived += 1;
      if (arrived === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await lock(tx, second);
      return 'done';
    });
  expect(await Promise.all([lockBoth(1, 2), lockBoth(2, 1)])).toEqual(['done', 'done']);
  // On a busy machine PostgreSQL may end both.
  expect(arrived).toBeGreaterThanOrEqual(3);
});

test('fails after the third attempt', async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw fail('40P01');
  };
  await expect(inTransaction(db, work)).rejects.toThrow('asked for');
  expect(tries).toBe(3);
});

test('other errors are not retried', async () => {
  let tries = 0;
  const work = async (tx: Transaction<Tables>) => {
    tries += 1;
    await sql`insert into tries values (1)`.execute(tx);
  };
  await expect(inTransaction(db, work)).rejects.toThrow('duplicate key');
  expect(tries).toBe(1);
});
