import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { type Database, openDatabase } from './database.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** No row of it is ever deleted. */
const NEVER_DELETED = ['users'];

test('a row is deleted without reading all rows of a table that refers to it', async () => {
  const { rows } = await sql<{ key: string }>`
    select conname as key from pg_constraint k
    where contype = 'f' and confrelid::regclass::text <> all(${NEVER_DELETED}::text[]) and not exists (
      select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
        and coalesce(pg_get_expr(i.indpred, i.indrelid) like '(% IS NOT NULL)', true)
    )`.execute(db);
  expect(rows).toEqual([]);
});
