import { setTimeout as wait } from 'node:timers/promises';
import { type FaultyProxy, openFaultyProxy } from '@jhola/tools/testing/faulty-proxy.ts';
import { createEmptyDatabase, type TestDatabase } from '@jhola/tools/testing/test-database.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { openPool } from './open-pool.ts';

type Tables = Record<never, never>;

/** Short ticks keep the tests short: a statement that takes 0.1 seconds triggers a probe. */
const timing = { tickMs: 20, probeAfter: 5, probeTimeout: 50, arrivalTimeout: 5, retryPause: 5 };
const POOL = 4;

let database: TestDatabase;
let proxy: FaultyProxy;
/** Connects to the database directly. */
let direct: Kysely<Tables>;
/** Connects through the proxy. */
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
  proxy = await openFaultyProxy(database.url);
  db = openPool(proxy.url, { max: POOL, timing });
});
afterEach(async () => {
  proxy.thaw();
  await db.destroy();
  await proxy.close();
});

const ask = (text = 'select 1 as one') => sql.raw<{ one: number }>(text).execute(db);
const kept = async () => (await sql<{ number: number }>`select number from kept`.execute(direct)).rows;

/** Opens all connections of the pool, by that many concurrent statements. */
const openAll = () => Promise.all(Array.from({ length: POOL }, () => ask('select pg_sleep(0.05)')));

/** Ends the server's side of all connections through the proxy. */
const terminate = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'jhola %' and pid <> pg_backend_pid()`.execute(
    direct,
  );

/** How many pg_sleep statements the server is executing. */
const sleeping = async () =>
  (
    await sql`select from pg_stat_activity
      where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`.execute(
      direct,
    )
  ).rows.length;

const codeOf = (error: unknown) => (error as { code?: string }).code;

describe('a connection that is lost', () => {
  test('during a statement fails only that statement', async () => {
    const busy = ask('select pg_sleep(60)').catch(codeOf);
    await expect.poll(sleeping).toBe(1);
    await terminate();
    expect(await busy).toBe('57P01');
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  test('between two statements of a transaction fails with the reason, and the transaction is rolled back', async () => {
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

  test('because of the network fails with an error code, like other database errors', async () => {
    const busy = ask('select pg_sleep(60)').catch(codeOf);
    await expect.poll(() => proxy.open).toBe(1);
    await proxy.close();
    expect(await busy).toMatch(/^(?:08006|ECONNRESET)$/);
    expect(await ask().catch(codeOf)).toBe('ECONNREFUSED');
    proxy = await openFaultyProxy(database.url);
  });
});

describe('open connections that stop responding while new ones work', () => {
  test('are all replaced at once', async () => {
    await openAll();
    proxy.dropOpen();
    expect(await ask().catch(codeOf)).toBe('08006');
    // Otherwise each of the other connections would have failed a statement too.
    for (let n = 0; n < POOL; n += 1) expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  test('don’t fail a statement that the server is still executing', async () => {
    const slow = ask('select pg_sleep(2), 2 as one');
    await expect.poll(() => proxy.open).toBe(1);
    expect((await slow).rows).toMatchObject([{ one: 2 }]);
  });

  test('don’t fail a response that arrives slowly', async () => {
    await ask();
    proxy.slowResponses();
    // The server finishes the statement long before the response has arrived.
    const { rows } = await sql<{ text: string }>`select repeat('x', 150000) as text`.execute(db);
    expect(rows[0]?.text).toHaveLength(150_000);
  });

  test('during the commit: the caller gets an error, and can read whether it was committed', async () => {
    const work = db.transaction().execute(async (tx) => {
      await sql`insert into kept values (1)`.execute(tx);
      proxy.dropResponses();
    });
    expect(await work.catch(codeOf)).toBe('08006');
    expect((await ask('select count(*)::integer as one from kept')).rows).toEqual([{ one: 1 }]);
  });

  test('before the commit: the transaction is rolled back', async () => {
    const work = inTransaction(db, async (tx) => {
      await sql`insert into kept values (1)`.execute(tx);
      proxy.dropOpen();
    });
    expect(await work.catch(codeOf)).toBe('08006');
    expect(await kept()).toEqual([]);
  });
});

describe('a database that is frozen', () => {
  test('fails waiting statements, then new ones immediately, and works again when it thaws', async () => {
    await openAll();
    proxy.freeze();
    // More than the pool has connections: some wait for a response, the others for a connection.
    const waiting = Array.from({ length: 3 * POOL }, () => ask().catch(codeOf));
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['08006']));

    const opened = proxy.open;
    const refused = Array.from({ length: 100 }, () => ask().catch(codeOf));
    expect(new Set(await Promise.all(refused))).toEqual(new Set(['08006']));
    // They failed without connecting: only the watch may have probed again meanwhile.
    expect(proxy.open).toBeLessThanOrEqual(opened + 2);

    proxy.thaw();
    await expect.poll(() => ask().then(({ rows }) => rows, codeOf)).toEqual([{ one: 1 }]);
    await openAll();
  });

  test('and then stops is used again when it is back', async () => {
    await openAll();
    proxy.freeze();
    expect(await ask().catch(codeOf)).toBe('08006');
    const { port } = new URL(proxy.url);
    await proxy.close();
    proxy = await openFaultyProxy(database.url, Number(port));
    await expect.poll(() => ask().then(({ rows }) => rows, codeOf)).toEqual([{ one: 1 }]);
  });
});

describe('a statement that the server says it is executing', () => {
  let own: FaultyProxy;
  let impatient: Kysely<Tables>;
  beforeEach(async () => {
    own = await openFaultyProxy(database.url);
    impatient = openPool(own.url, { max: 1, timing: { ...timing, abandonAfter: 15 } });
  });
  afterEach(async () => {
    await impatient.destroy();
    await own.close();
  });
  const sleep = (seconds: number, on: Kysely<Tables> = impatient) =>
    sql`select pg_sleep(${sql.lit(seconds)})`.execute(on);
  const LOST = { code: '08006' };

  test('long after its time limit is abandoned', async () => {
    await expect(sleep(20)).rejects.toMatchObject(LOST);
    await sleep(0.01);
  });

  test('is awaited if its transaction has no time limit, and no other', async () => {
    await inTransaction(impatient, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sleep(1, tx);
    });
    await expect(sleep(20)).rejects.toMatchObject(LOST);
  });
});

test('a connection to a server that turns out to be a standby is not used again', async () => {
  await ask('set default_transaction_read_only = on');
  expect(await ask('insert into kept values (1)').catch(codeOf)).toBe('25006');
  await ask('insert into kept values (1)');
  expect(await kept()).toEqual([{ number: 1 }]);
});

test('an error about a row names the constraint, but not the row', async () => {
  await sql`alter table kept add constraint small check (number < 100)`.execute(direct);
  const insert = (number: number) =>
    sql`insert into kept values (${number})`.execute(db).then(
      () => null,
      (error: unknown) => error,
    );
  await insert(42);
  for (const [number, constraint] of [
    [42, 'kept_pkey'],
    [4242, 'small'],
  ] as const) {
    const error = await insert(number);
    expect(error).toMatchObject({ constraint });
    expect(JSON.stringify(error)).not.toContain('42)');
  }
  await sql`alter table kept drop constraint small`.execute(direct);
});

test('a connection stays in use after an error of a statement', async () => {
  await ask('create temporary table mine (number integer)');
  expect(await ask('insert into mine values (1), (null), (1/0)').catch(codeOf)).toBe('22012');
  await ask('insert into mine values (1)');
});

test.each(['SQL, DMY', 'German, DMY', 'Postgres, MDY'])(
  'times are read although the database writes them as %s',
  async (style) => {
    const other = await createEmptyDatabase();
    const db = openPool(other.url, { max: 1 });
    const reopened = openPool(other.url, { max: 1 });
    try {
      const name = new URL(other.url).pathname.slice(1);
      await sql`alter database ${sql.id(name)} set datestyle = ${sql.lit(style)}`.execute(db);
      const { rows } = await sql`select timestamptz '2026-03-01T10:20:30Z' as at`.execute(reopened);
      expect(rows).toEqual([{ at: new Date('2026-03-01T10:20:30Z') }]);
    } finally {
      await db.destroy();
      await reopened.destroy();
      await other.drop();
    }
  },
);
