import { PRODUCT_FIELDS } from '@jhola/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.ts';

/** The columns of a product that are not content. */
const BESIDE = ['id', 'stock', 'import_key', 'created_at', 'updated_at', 'content_updated_at'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('every column of a product’s content is declared as a field, once', async () => {
  const db = openDatabase(database.url);
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'products'`.execute(db);
  await db.destroy();
  const columns = rows.map(({ name }) => name).filter((name) => !BESIDE.includes(name));
  expect(PRODUCT_FIELDS.map(({ column }) => column).toSorted()).toEqual(columns.toSorted());
  for (const named of ['wire', 'header'] as const)
    expect(new Set(PRODUCT_FIELDS.map((field) => field[named])).size).toBe(PRODUCT_FIELDS.length);
});
