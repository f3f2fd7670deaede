import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, UnfitDatabase } from './migrate.ts';
import { openPool } from './open-pool.ts';

type Tables = Record<never, never>;

let database: TestDatabase;
let folder: string;
let db: Kysely<Tables>;
let other: Kysely<Tables>;

beforeEach(async () => {
  database = await createEmptyDatabase();
  db = openPool(database.url, { max: 1 });
  other = openPool(database.url, { max: 1 });
  folder = await mkdtemp(join(tmpdir(), 'jhola-migrations-'));
  await writeFile(join(folder, '0001_goods.sql'), 'create table goods (id integer); select pg_sleep(0.2);');
  await writeFile(join(folder, '0002_units.sql'), 'alter table goods add column unit text;');
});
afterEach(async () => {
  await db.destroy();
  await other.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

test('processes that start at the same time apply each file once', async () => {
  const applied = await Promise.all([migrate(db, folder), migrate(other, folder)]);
  expect(applied.flat().sort()).toEqual(['0001_goods.sql', '0002_units.sql']);
  expect(await migrate(db, folder)).toEqual([]);
});

test('a new database in another encoding than UTF-8 is refused; one that is in use goes on', async () => {
  const name = `${new URL(database.url).pathname.slice(1)}_ascii`;
  const options = sql`encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`;
  await sql`create database ${sql.id(name)} ${options}`.execute(other);
  const url = new URL(database.url);
  url.pathname = name;
  const ascii = openPool<Tables>(url.href, { max: 1 });
  try {
    const started = migrate(ascii, folder);
    await expect(started).rejects.toThrow(UnfitDatabase);
    await expect(started).rejects.toThrow(/SQL_ASCII.*UTF8/);
    await sql`create table migrations (name text primary key, applied_at timestamptz default now());
      insert into migrations values ('0000_earlier.sql')`.execute(ascii);
    expect(await migrate(ascii, folder)).toHaveLength(2);
  } finally {
    await ascii.destroy();
    await sql`drop database ${sql.id(name)} with (force)`.execute(other);
  }
});

test('an older version starts on the database of a newer one, and changes nothing', async () => {
  await migrate(db, folder);
  await rm(join(folder, '0002_units.sql'));
  expect(await migrate(db, folder)).toEqual([]);
});

test('a file with an error leaves nothing, and those before it stay', async () => {
  await writeFile(join(folder, '0002_units.sql'), 'create table half (id integer); select 1 / 0;');
  await expect(migrate(db, folder)).rejects.toThrow('division by zero');
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    db,
  );
  expect(rows.map(({ name }) => name)).toEqual(['goods', 'migrations']);
});

test('leaves no lock and no setting behind, also if a pooler gives each transaction another connection', async () => {
  const texts: string[] = [];
  const slow = { afterMs: 0, report: ({ text }: { readonly text: string }) => void texts.push(text) };
  const watched = openPool<Tables>(database.url, { max: 1, slow });
  await migrate(watched, folder);
  await watched.destroy();
  const transactions = texts.join(';\n').split(/(?<=^commit;?)\n/m);
  expect(transactions).toHaveLength(3);
  for (const each of transactions)
    expect(each).toMatch(/^begin[^]*set local[^]*pg_try_advisory_xact_lock[^]*commit;?$/);
  expect(texts.join()).not.toMatch(/\bset (?!local)|pg_(try_)?advisory_lock/);
});

test('lets others read a table while it waits for somebody who is using that table', async () => {
  await sql`create table goods (id integer); create table migrations (name text primary key,
    applied_at timestamptz not null default now()); insert into migrations values ('0001_goods.sql')`.execute(
    db,
  );
  const reader = await other.startTransaction().execute();
  const shopper = openPool<Tables>(database.url, { max: 1 });
  try {
    await sql`select from goods`.execute(reader);
    const migrating = migrate(db, folder);
    migrating.catch(() => undefined);
    const waiting = async () =>
      (await sql`select from pg_locks where not granted and relation = 'goods'::regclass`.execute(reader))
        .rows;
    await expect.poll(waiting).toHaveLength(1);
    // It would wait in line behind the migration, which waits for the reader.
    await sql`select from goods`.execute(shopper);
    await reader.commit().execute();
    expect(await migrating).toEqual(['0002_units.sql']);
  } finally {
    await reader
      .rollback()
      .execute()
      .catch(() => undefined);
    await shopper.destroy();
  }
});

test('says once that it waits for another process, and stops waiting when it is cancelled', async () => {
  const holder = await other.startTransaction().execute();
  try {
    await sql`select pg_advisory_xact_lock(7305114)`.execute(holder);
    let reports = 0;
    let cancelled = false;
    const migrating = migrate(db, folder, { onWaiting: () => (reports += 1), isCancelled: () => cancelled });
    const failure = expect(migrating).rejects.toThrow('another process migrates');
    await expect.poll(() => reports).toBe(1);
    await wait(600);
    cancelled = true;
    await failure;
    expect(reports).toBe(1);
  } finally {
    await holder.rollback().execute();
  }
  expect(await migrate(db, folder)).toHaveLength(2);
});
