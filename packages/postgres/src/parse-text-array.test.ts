import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from './open-pool.ts';

let database: TestDatabase;
let db: Kysely<Record<never, never>>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  db = openPool(database.url, { max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test.each([
  [[]],
  [['milk']],
  [['/pictures/milk.webp', 'दूध']],
  [['', 'with space', 'a,b']],
  [['"quoted"', 'back\\slash', '{braces}', '[1:2]=']],
  [['null', 'NULL', 'nullable']],
  [['milk', null]],
  [
    [
      ['milk', 'curd'],
      ['ghee', 'paneer'],
    ],
  ],
])('an array of texts is read as it was sent: %j', async (sent) => {
  const { rows } = await sql`select ${sent}::text[] as texts, null::text[] as none`.execute(db);
  expect(rows).toEqual([{ texts: sent, none: null }]);
});

test('an array whose first index is not 1 is read too', async () => {
  const { rows } = await sql`select '[0:1]={milk,curd}'::text[] as texts`.execute(db);
  expect(rows).toEqual([{ texts: ['milk', 'curd'] }]);
});
