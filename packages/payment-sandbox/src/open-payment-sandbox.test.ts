import { readFile } from 'node:fs/promises';
import { openPool } from '@jhola/postgres';
import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestSandbox } from './testing/open-test-sandbox.ts';

const EARLIER_TABLES = new URL('testing/tables-of-the-shop.sql', import.meta.url);

let database: TestDatabase;
let db: Kysely<Record<never, never>>;
beforeEach(async () => {
  database = await createEmptyDatabase();
  db = openPool(database.url);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const open = () => openTestSandbox({ databaseUrl: database.url, webhookUrl: () => 'http://shop.test' });

/** Every column, constraint and index of the sandbox's tables, as PostgreSQL describes them. */
async function tables(): Promise<readonly string[]> {
  const { rows } = await sql<{ what: string }>`
    select format('%s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default,
      identity_generation) as what
    from information_schema.columns where table_name like 'sandbox\\_%' and table_name <> 'sandbox_migrations'
    union all
    select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where conrelid::regclass::text like 'sandbox\\_%' and conrelid::regclass::text <> 'sandbox_migrations'
    union all
    select indexdef from pg_indexes where tablename like 'sandbox\\_%' and tablename <> 'sandbox_migrations'
    order by what`.execute(db);
  return rows.map(({ what }) => what);
}

test('the sandbox creates its tables in an empty database, and keeps its keys', async () => {
  const first = await open();
  await first.close();
  const second = await open();
  expect(second.keys).toEqual(first.keys);
  await second.close();
});

test('tables that a shop created earlier are the same, and keep their rows', async () => {
  await sql.raw(await readFile(EARLIER_TABLES, 'utf8')).execute(db);
  await sql`insert into sandbox_account values (true, 'sk_test_kept', 'pk_test_kept', 'whsec_kept', now())`.execute(
    db,
  );
  const before = await tables();
  const sandbox = await open();
  expect(sandbox.keys.secretKey).toBe('sk_test_kept');
  expect(await tables()).toEqual(before);
  await sandbox.close();

  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await (await open()).close();
  expect(await tables()).toEqual(before);
  expect(before.length).toBeGreaterThan(60);
});

test('reports an unreachable database', async () => {
  const gone = new URL(database.url);
  gone.pathname = '/no_such_database';
  await expect(openTestSandbox({ databaseUrl: gone.href, webhookUrl: () => '' })).rejects.toThrow(
    'does not exist',
  );
});
