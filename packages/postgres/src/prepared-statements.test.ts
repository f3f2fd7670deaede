import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inSnapshot, inTransaction } from './in-transaction.ts';
import { openPool } from './open-pool.ts';

type Tables = Record<never, never>;

let database: TestDatabase;
/** One connection, so that each statement is sent to the same server process. */
let db: Kysely<Tables>;
let other: Kysely<Tables>;

beforeEach(async () => {
  database = await createEmptyDatabase();
  db = openPool(database.url, { max: 1 });
  other = openPool(database.url, { max: 1 });
  await sql`create table goods (id integer primary key, name text not null)`.execute(db);
  await sql`insert into goods values (1, 'Milk')`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  await other.destroy();
  await database.drop();
});

const read = async (on: Kysely<Tables> = db) =>
  (await sql<{ name: string }>`select * from goods where id = ${1}`.execute(on)).rows[0];
const readOften = async () => {
  for (let n = 0; n < 5; n += 1) await read();
};
const prepared = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  );

test('a statement that is sent often is prepared, one that is sent once is not', async () => {
  await sql`select ${1}::integer as once`.execute(db);
  await readOften();
  expect(await prepared()).toEqual(['select * from goods where id = $1']);
});

test('a statement is prepared again after a migration has changed its result columns', async () => {
  await readOften();
  await sql`alter table goods add column unit text not null default '500 ml'`.execute(other);
  expect(await read()).toEqual({ id: 1, name: 'Milk', unit: '500 ml' });
});

test('within a transaction as well: the transaction is retried', async () => {
  await readOften();
  await sql`alter table goods add column unit text not null default '500 ml'`.execute(other);
  let tries = 0;
  const found = await inTransaction(db, async (tx) => {
    tries += 1;
    await sql`update goods set name = name || ${'!'}`.execute(tx);
    return read(tx);
  });
  expect(found).toEqual({ id: 1, name: 'Milk!', unit: '500 ml' });
  expect(tries).toBe(2);
});

test('within a snapshot too, which sees one state of the database and can’t change it', async () => {
  await readOften();
  await sql`alter table goods add column unit text not null default '500 ml'`.execute(other);
  let tries = 0;
  const found = await inSnapshot(db, async (tx) => {
    tries += 1;
    const before = await read(tx);
    await sql`update goods set name = 'Curd'`.execute(other);
    return [before, await read(tx)];
  });
  const milk = { id: 1, name: 'Milk', unit: '500 ml' };
  expect(found).toEqual([milk, milk]);
  expect(tries).toBe(2);
  const write = inSnapshot(db, (tx) => sql`update goods set name = 'Ghee'`.execute(tx));
  await expect(write).rejects.toThrow('read-only transaction');
});

test('behind a pooler that switches connections, statements are no longer prepared', async () => {
  await readOften();
  // Simulates a switch to a server process on which the statement isn't prepared.
  await sql.raw('deallocate all').execute(db);
  expect(await read()).toEqual({ id: 1, name: 'Milk' });
  await readOften();
  expect(await prepared()).toEqual([]);
});
