import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { openPool } from './open-pool.ts';
import { statement } from './statement.ts';

type Tables = { goods: { id: number; name: string } };

let database: TestDatabase;
/** One connection, so that a test sees which statements are prepared. */
let db: Kysely<Tables>;

beforeEach(async () => {
  database = await createEmptyDatabase();
  db = openPool<Tables>(database.url, { max: 1 });
  await sql`create table goods (id integer primary key, name text not null)`.execute(db);
  await sql`insert into goods values (1, 'Milk'), (2, 'Curd')`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

type Named = { readonly id: number; readonly name: string };

test('a statement is built once, whatever its values are, and sends each value once', async () => {
  let built = 0;
  const find = statement<Named, Named, Tables>(({ id, name }) => {
    built += 1;
    return sql`select id, name from goods where id = ${id} or name = ${name} or (id, name) = (${id}, ${name}) or id = ${9}
      order by id`;
  });
  for (let n = 0; n < 3; n += 1) {
    expect(await find(db, { id: 1, name: 'Tea' })).toEqual([{ id: 1, name: 'Milk' }]);
    expect(await find(db, { id: 1, name: 'Curd' })).toHaveLength(2);
  }
  expect(built).toBe(1);
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  expect(rows.map((row) => row.statement)).toEqual([
    expect.stringContaining('(id, name) = ($1, $2) or id = $3'),
  ]);
});

test('a statement can be made by a query builder', async () => {
  const find = statement<{ readonly id: number }, Named, Tables>(({ id }, any) =>
    any.selectFrom('goods').selectAll().where('id', '=', id),
  );
  expect(await find(db, { id: 2 })).toEqual([{ id: 2, name: 'Curd' }]);
});

test('a statement in a transaction sees what was written, and is rolled back with it', async () => {
  const rename = statement<Named, Named, Tables>(
    ({ id, name }) => sql`update goods set name = ${name} where id = ${id} returning id, name`,
  );
  const failed = inTransaction(db, async (tx) => {
    await sql`insert into goods values (3, 'Tea')`.execute(tx);
    expect(await rename(tx, { id: 3, name: 'Green tea' })).toEqual([{ id: 3, name: 'Green tea' }]);
    throw new Error('not after all');
  });
  await expect(failed).rejects.toThrow('not after all');
  expect(await rename(db, { id: 3, name: 'Tea' })).toEqual([]);
});
