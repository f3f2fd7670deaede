import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPool } from '../open-pool.ts';
import { readDatabase, writeDatabase } from './copy-database.ts';

type Tables = Record<never, never>;

let databases: TestDatabase[];
let from: Kysely<Tables>;
let to: Kysely<Tables>;

const TABLES = `
  create table parents (id bigint generated always as identity primary key, name text not null);
  create table children (
    gone integer, parent_id bigint references parents, at timestamptz, amount numeric, bytes bytea, list text[],
    doc jsonb, twin_id integer references children (number), number integer unique);
  alter table children drop column gone;
  create sequence numbers start with 1001;
  create table applied (name text primary key);
  insert into applied values ('0001.sql')`;

beforeEach(async () => {
  databases = [await createEmptyDatabase(), await createEmptyDatabase()];
  [from, to] = databases.map(({ url }) => openPool<Tables>(url)) as [Kysely<Tables>, Kysely<Tables>];
  for (const db of [from, to]) await sql.raw(TABLES).execute(db);
});
afterEach(async () => {
  await Promise.all([from.destroy(), to.destroy()]);
  for (const database of databases) await database.drop();
});

async function read(meanwhile: () => Promise<unknown> = async () => undefined) {
  const kept = new Map<string, string[]>();
  const contents = await readDatabase(from, ['applied'], async (table, rows) => {
    const all: string[] = [];
    for await (const some of rows) all.push(...some);
    kept.set(table, all);
    await meanwhile();
  });
  return { contents, kept };
}

async function* inPieces(rows: readonly string[] = []) {
  for (let at = 0; at < rows.length; at += 2) yield rows.slice(at, at + 2);
}

const all = async (db: Kysely<Tables>, table: string) =>
  (await sql.raw(`select t::text as row from ${table} as t order by 1`).execute(db)).rows;

test('every value is restored exactly, and sequences continue at their last value', async () => {
  await sql`insert into parents (name) values ('a'), (E'b "quoted", (in) \\ \n lines'), ('नमस्ते')`.execute(
    from,
  );
  await sql`insert into children values
    (1, '2026-03-01 12:00:00.123456+05:30', 0.1000, '\\x00ff', '{a,"b,c",null}', '{"n": null}', 2, 1),
    (3, 'infinity', 'NaN', '', '{}', 'null', 1, 2), (null, null, null, null, null, null, null, null)`.execute(
    from,
  );
  await sql`select nextval('numbers'), nextval('numbers')`.execute(from);
  const { contents, kept } = await read();
  expect(contents.migrations).toEqual({ applied: ['0001.sql'] });

  const name = new URL(databases[1]?.url ?? '').pathname.slice(1);
  await sql.raw(`alter database ${name} set timezone = 'Asia/Kolkata'`).execute(to);
  await to.destroy();
  to = openPool<Tables>(databases[1]?.url ?? '');
  await sql`insert into parents (name) values ('of a migration')`.execute(to);
  await writeDatabase(to, contents, (table) => inPieces(kept.get(table)));
  await sql`set timezone = 'UTC'`.execute(to);
  for (const table of ['parents', 'children']) expect(await all(to, table)).toEqual(await all(from, table));

  const { rows } = await sql<{ number: number }>`select nextval('numbers') as number`.execute(to);
  expect(rows).toEqual([{ number: 1003 }]);
  await sql`insert into parents (name) values ('next')`.execute(to);
  expect((await sql`select from parents where id = 4`.execute(to)).rows).toHaveLength(1);
  await expect(sql`update children set parent_id = 99`.execute(to)).rejects.toMatchObject({ code: '23503' });
});

test('all tables are of one snapshot, also if rows are written during the copy', async () => {
  await sql`insert into parents (name) values ('a')`.execute(from);
  const { kept } = await read(() =>
    sql`with added as (insert into parents (name) values ('later') returning id)
      insert into children (parent_id) select id from added`.execute(from),
  );
  expect(kept.get('children')).toEqual([]);
  expect(kept.get('parents')).toHaveLength(1);
});

test('a migration that commits while the backup begins is in it, with the values of its new column', async () => {
  const migration = (db: Kysely<Tables>) =>
    sql`alter table parents add column colour text not null default 'blue'`.execute(db);
  await sql`insert into parents (name) values ('a')`.execute(from);
  const migrating = await from.startTransaction().execute();
  await migration(migrating);
  const reading = read();
  await expect
    .poll(async () => (await sql`select from pg_locks where not granted`.execute(from)).rows.length)
    .toBeGreaterThan(0);
  await migrating.commit().execute();
  const { contents, kept } = await reading;

  await migration(to);
  await writeDatabase(to, contents, (table) => inPieces(kept.get(table)));
  expect(await all(to, 'parents')).toEqual([{ row: '(1,a,blue)' }]);
});

test('a table that is dropped while the backup begins is left out of it', async () => {
  await sql`insert into parents (name) values ('a')`.execute(from);
  const dropping = await from.startTransaction().execute();
  await sql`drop table children`.execute(dropping);
  const reading = read();
  await expect
    .poll(async () => (await sql`select from pg_locks where not granted`.execute(from)).rows.length)
    .toBeGreaterThan(0);
  await dropping.commit().execute();
  const { contents } = await reading;
  expect(contents.tables.map(({ name, rows }) => [name, rows])).toEqual([['parents', 1]]);
});

test('a deadlock with a transaction that changes the same tables in another order is resolved', async () => {
  const changing = await from.startTransaction().execute();
  // The backup notices the deadlock, not this transaction.
  await sql`set local deadlock_timeout = '1h'`.execute(changing);
  await sql`alter table parents add column colour text`.execute(changing);
  const reading = read();
  await expect
    .poll(async () => (await sql`select from pg_locks where not granted`.execute(from)).rows.length)
    .toBeGreaterThan(0);
  // The backup has locked this table, and waits for the other one.
  await sql`alter table children add column colour text`.execute(changing);
  await changing.commit().execute();
  const { contents } = await reading;
  for (const name of ['parents', 'children'])
    expect(contents.tables.find((table) => table.name === name)?.columns).toContain('colour');
});

test('no migration changes a table during the copy, also one that isn’t read yet', async () => {
  const refused: unknown[] = [];
  await read(() =>
    from
      .transaction()
      .execute(async (tx) => {
        await sql`set local lock_timeout = 50`.execute(tx);
        await sql`alter table parents add column colour text`.execute(tx);
      })
      .catch((error: unknown) => refused.push(error)),
  );
  expect(refused).toMatchObject([{ code: '55P03' }, { code: '55P03' }]);
});

test('a table that no migration creates is in the backup, and is named by a restore that leaves it out', async () => {
  await sql
    .raw(`create table another_program (id integer primary key); insert into another_program values (1);
      create sequence another_count; select nextval('another_count')`)
    .execute(from);
  await sql`insert into parents (name) values ('a')`.execute(from);
  const { contents, kept } = await read();
  const leftOut = await writeDatabase(to, contents, (table) => inPieces(kept.get(table)));
  expect(leftOut).toEqual(['another_program']);
  expect(await all(to, 'parents')).toEqual([{ row: '(1,a)' }]);
});

test('missing or changed rows are detected, and nothing is written', async () => {
  await sql`insert into parents (name) values ('a'), ('b')`.execute(from);
  const { contents, kept } = await read();
  const write = (rows: string[]) =>
    writeDatabase(to, contents, (table) => inPieces(table === 'parents' ? rows : []));
  const rows = kept.get('parents') ?? [];
  await expect(write(rows.slice(1))).rejects.toThrow('did not come out as it was: 1 rows of 2');
  await expect(write(['(1,x)', '(2,b)'])).rejects.toThrow('did not come out as it was');
  expect(await all(to, 'parents')).toEqual([]);
});
