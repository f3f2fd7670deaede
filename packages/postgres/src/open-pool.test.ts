import { setTimeout as wait } from 'node:timers/promises';
import { type MoodyProxy, openMoodyProxy } from '@jhola/tools/testing/moody-proxy.ts';
import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { openPool } from './open-pool.ts';

type Tables = Record<never, never>;

/** Ticks are short, so that the tests are; a statement is suspected after a tenth of a second. */
const patience = { tick: 20, suspect: 5, answer: 50, arrival: 5, pause: 5 };
const POOL = 4;

let database: TestDatabase;
let proxy: MoodyProxy;
/** Straight to the database. */
let direct: Kysely<Tables>;
/** Through the proxy. */
let db: Kysely<Tables>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  direct = openPool(database.url);
  await sql`create table kept (number integer primary key)`.execute(direct);
});
afterAll(async () => {
  await direct.destroy();
  await database.drop();
});
beforeEach(async () => {
  await sql`truncate kept`.execute(direct);
  proxy = await openMoodyProxy(database.url);
  db = openPool(proxy.url, { max: POOL, patience });
});
afterEach(async () => {
  proxy.thaw();
  await db.destroy();
  await proxy.close();
});

const ask = (text = 'select 1 as one') => sql.raw<{ one: number }>(text).execute(db);
const kept = async () => (await sql<{ number: number }>`select number from kept`.execute(direct)).rows;

/** As many at once as the pool has connections, so that all are open. */
const openAll = () => Promise.all(Array.from({ length: POOL }, () => ask('select pg_sleep(0.05)')));

/** Ends the server's side of all connections through the proxy. */
const terminate = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'jhola %' and pid <> pg_backend_pid()`.execute(
    direct,
  );

/** How many statements sleep on the server. */
const sleeping = async () =>
  (
    await sql`select from pg_stat_activity
      where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`.execute(
      direct,
    )
  ).rows.length;

const codeOf = (error: unknown) => (error as { code?: string }).code;

describe('a connection that is broken off', () => {
  test('in the middle of a statement fails that statement alone', async () => {
    const busy = ask('select pg_sleep(60)').catch(codeOf);
    await expect.poll(sleeping).toBe(1);
    await terminate();
    expect(await busy).toBe('57P01');
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  test('between two statements of a transaction fails with the reason, and nothing of it is kept', async () => {
    const work = inTransaction(db, async (tx) => {
      await sql`insert into kept values (1)`.execute(tx);
      await terminate();
      await wait(50);
      await sql`insert into kept values (2)`.execute(tx);
    });
    expect(await work.catch(codeOf)).toMatch(/^(?:57P01|08006)$/);
    expect(await kept()).toEqual([]);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  test('by the network has a code like any other trouble with the database', async () => {
    const busy = ask('select pg_sleep(60)').catch(codeOf);
    await expect.poll(() => proxy.open).toBe(1);
    await proxy.close();
    expect(await busy).toMatch(/^(?:08006|ECONNRESET)$/);
    expect(await ask().catch(codeOf)).toBe('ECONNREFUSED');
    proxy = await openMoodyProxy(database.url);
  });
});

describe('connections that fall silent while new ones work', () => {
  test('are given up, all of them at once', async () => {
    await openAll();
    proxy.silenceOpen();
    expect(await ask().catch(codeOf)).toBe('08006');
    // Each of the others would have failed one statement too.
    for (let n = 0; n < POOL; n += 1) expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  test('leave a statement alone that the server is working on', async () => {
    const slow = ask('select pg_sleep(2), 2 as one');
    await expect.poll(() => proxy.open).toBe(1);
    expect((await slow).rows).toMatchObject([{ one: 2 }]);
  });

  test('take an answer that comes late, as long as it comes', async () => {
    await ask();
    proxy.dribbleAnswers();
    // The server is done with it long before it has arrived.
    const { rows } = await sql<{ text: string }>`select repeat('x', 150000) as text`.execute(db);
    expect(rows[0]?.text).toHaveLength(150_000);
  });

  test('at the commit: whoever asks is told, and can see what became of it', async () => {
    const work = db.transaction().execute(async (tx) => {
      await sql`insert into kept values (1)`.execute(tx);
      proxy.loseAnswers();
    });
    expect(await work.catch(codeOf)).toBe('08006');
    expect((await ask('select count(*)::integer as one from kept')).rows).toEqual([{ one: 1 }]);
  });

  test('before the commit: the transaction never was', async () => {
    const work = inTransaction(db, async (tx) => {
      await sql`insert into kept values (1)`.execute(tx);
      proxy.silenceOpen();
    });
    expect(await work.catch(codeOf)).toBe('08006');
    expect(await kept()).toEqual([]);
  });
});

describe('a database that is frozen', () => {
  test('fails what waits for it, then everything at once, and serves again when it thaws', async () => {
    await openAll();
    proxy.freeze();
    // More than the pool has connections: some wait for an answer, the others for a connection.
    const waiting = Array.from({ length: 3 * POOL }, () => ask().catch(codeOf));
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['08006']));

    const opened = proxy.open;
    const refused = Array.from({ length: 100 }, () => ask().catch(codeOf));
    expect(new Set(await Promise.all(refused))).toEqual(new Set(['08006']));
    // They were told without trying: at most the watch has asked again meanwhile.
    expect(proxy.open).toBeLessThanOrEqual(opened + 2);

    proxy.thaw();
    await expect.poll(() => ask().then(({ rows }) => rows, codeOf)).toEqual([{ one: 1 }]);
    await openAll();
  });

  test('and gone after that is found again when it is back', async () => {
    await openAll();
    proxy.freeze();
    expect(await ask().catch(codeOf)).toBe('08006');
    const { port } = new URL(proxy.url);
    await proxy.close();
    proxy = await openMoodyProxy(database.url, Number(port));
    await expect.poll(() => ask().then(({ rows }) => rows, codeOf)).toEqual([{ one: 1 }]);
  });
});

test('a connection to a server that turned out to be a standby is not used again', async () => {
  await ask('set default_transaction_read_only = on');
  expect(await ask('insert into kept values (1)').catch(codeOf)).toBe('25006');
  await ask('insert into kept values (1)');
  expect(await kept()).toEqual([{ number: 1 }]);
});

test('a statement that fails by itself leaves its connection in use', async () => {
  await ask('create temporary table mine (number integer)');
  expect(await ask('insert into mine values (1), (null), (1/0)').catch(codeOf)).toBe('22012');
  await ask('insert into mine values (1)');
});
