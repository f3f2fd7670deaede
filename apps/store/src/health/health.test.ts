import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase, type StorageProblem } from '@jhola/api';
import { type Person, startTestShop, type TestShop } from '@jhola/api/testing';
import { openFaultyProxy } from '@jhola/tools/testing/faulty-proxy.ts';
import { createRecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { createEmptyDatabase } from '@jhola/tools/testing/test-database.ts';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { inject as given, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerHealth } from './register-health.ts';
import { createSpaceWatch } from './space-watch.ts';
import { createStatusSources } from './status-sources.ts';
import { createStorageProblemWatch, type StorageProblemWatch } from './storage-problem-watch.ts';

const PLENTY = { warnings: async () => [], disks: async () => [], stop: () => undefined };

let dataDir: string;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jhola-health-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Requests /readyz of a shop on this database. */
function readiness(
  db: Database,
  storageProblems: StorageProblemWatch = createStorageProblemWatch(db, dataDir),
) {
  const app = Fastify();
  registerHealth(app, { db, isLoaded: () => true, isClosing: () => false, storageProblems, space: PLENTY });
  closing.push(() => app.close());
  return async () => {
    const response = await app.inject('/readyz');
    return { status: response.statusCode, ...response.json<{ missing?: string }>() };
  };
}

function open(url: string): Database {
  const db = openDatabase(url);
  closing.push(() => db.destroy());
  return db;
}

const READY = { status: 'ok' };

describe('/readyz', () => {
  test('reports that the database doesn’t respond, and when it responds again', async () => {
    const database = await createEmptyDatabase();
    closing.push(() => database.drop());
    const proxy = await openFaultyProxy(database.url);
    closing.push(() => proxy.close());
    const ask = readiness(open(proxy.url));
    expect(await ask()).toMatchObject(READY);
    proxy.freeze();
    expect(await ask()).toMatchObject({ status: 'unavailable', missing: 'the database' });
    proxy.thaw();
    await expect.poll(ask).toMatchObject(READY);
  });

  test('reports that the database accepts no writes', async () => {
    const database = await createEmptyDatabase();
    closing.push(() => database.drop());
    const name = new URL(database.url).pathname.slice(1);
    await sql
      .raw(`alter database ${name} set default_transaction_read_only = on`)
      .execute(open(database.url));
    expect(await readiness(open(database.url))()).toMatchObject({ missing: 'the database is read-only' });
  });

  test('reports the problem until a write succeeds', async () => {
    const database = await createEmptyDatabase();
    closing.push(() => database.drop());
    const db = open(database.url);
    const storageProblems = createStorageProblemWatch(db, join(dataDir, 'not-there'));
    const ask = readiness(db, storageProblems);
    expect(await ask()).toMatchObject(READY);
    storageProblems.note('full');
    expect(await ask()).toMatchObject({ missing: 'room on the disk' });

    // The file of the test write can neither be written nor deleted.
    await mkdir(join(dataDir, `.room-${process.pid}`));
    const stuck = createStorageProblemWatch(db, dataDir);
    stuck.note('full');
    expect(await readiness(db, stuck)()).toMatchObject({ missing: 'room on the disk' });
    await rmdir(join(dataDir, `.room-${process.pid}`));

    const mended = createStorageProblemWatch(db, dataDir);
    mended.note('full');
    expect(await readiness(db, mended)()).toMatchObject(READY);
  });
});

test('a problem that is noted during a successful test write is reported', async () => {
  const database = await createEmptyDatabase();
  closing.push(() => database.drop());
  const db = open(database.url);
  const storageProblems = createStorageProblemWatch(db, dataDir);
  storageProblems.note('full');
  const trying = storageProblems.current();
  storageProblems.note('failing');
  expect(await trying).toBe('failing');
  expect(await storageProblems.current()).toBeNull();
});

describe('a disk that doesn’t respond', () => {
  test('doesn’t delay the response about a failed write, and is tried only once at a time', async ({
    skip,
  }) => {
    const database = await createEmptyDatabase();
    closing.push(() => database.drop());
    // Opening a pipe for writing waits until something reads it.
    const path = join(dataDir, `.room-${process.pid}`);
    if (spawnSync('mkfifo', [path]).status !== 0) return skip('this machine has no named pipes');
    const storageProblems = createStorageProblemWatch(open(database.url), dataDir, 20);
    storageProblems.note('failing');
    expect(await storageProblems.current()).toBe('failing');
    expect(await storageProblems.current()).toBe('failing');
    // The end of the only waiting write. A second one would wait for ever.
    await readFile(path);
    await expect.poll(() => storageProblems.current()).toBeNull();
  });

  test('is a warning, and the last known free space is kept', async () => {
    const disk = { folder: dataDir, freeMb: 40_000 };
    let hangs = false;
    let asked = 0;
    const space = createSpaceWatch({
      folders: [dataDir],
      lowMb: 500,
      log: createRecordingLog(),
      limitMs: 20,
      async readDisks() {
        asked += 1;
        if (hangs) await new Promise(() => undefined);
        return [disk];
      },
    });
    closing.push(async () => space.stop());
    expect(await space.warnings()).toEqual([]);
    hangs = true;
    await expect.poll(() => space.warnings()).toEqual(['A disk does not respond']);
    const before = asked;
    expect(await space.disks()).toEqual([disk]);
    expect(asked).toBe(before);
  });
});

test('the status page’s data tell how long the database takes to respond', async () => {
  const database = await createEmptyDatabase();
  closing.push(() => database.drop());
  const proxy = await openFaultyProxy(database.url);
  closing.push(() => proxy.close());
  const db = open(proxy.url);
  const storageProblems = createStorageProblemWatch(db, dataDir);
  const sources = createStatusSources({ db, storageProblems, space: PLENTY, lastBackup: async () => null });
  await sources.database();
  proxy.freeze();
  setTimeout(() => proxy.thaw(), 300);
  const { storageProblem, ms } = await sources.database();
  expect(storageProblem).toBeNull();
  expect(ms).toBeGreaterThan(250);
});

describe('free space', () => {
  test('raises the alarm for each disk that becomes nearly full, also while another one is', async () => {
    const log = createRecordingLog();
    const [uploads, database] = [
      { folder: '/uploads', freeMb: 10 },
      { folder: '/database', freeMb: 900 },
    ];
    let disks = [uploads, database];
    const space = createSpaceWatch({
      folders: [],
      lowMb: 500,
      log,
      everyMs: 5,
      readDisks: async () => disks,
    });
    closing.push(async () => space.stop());
    await expect.poll(() => log.faults).toMatchObject([uploads]);
    disks = [uploads, { ...database, freeMb: 20 }];
    await expect.poll(() => log.faults).toMatchObject([uploads, { folder: '/database', freeMb: 20 }]);
  });

  test('is reported before it runs out, once in the log', async () => {
    const log = createRecordingLog();
    const low = createSpaceWatch({
      folders: [dataDir, join(dataDir, 'not-there'), tmpdir()],
      lowMb: 1e12,
      log,
      everyMs: 5,
    });
    closing.push(async () => low.stop());
    const warnings = await low.warnings();
    expect(warnings[0]).toMatch(/^Only \d+ MB of disk space are free$/);
    await expect.poll(() => log.faults.length).toBeGreaterThan(0);
    await wait(100);
    expect(log.faults).toHaveLength(warnings.length);
    expect(log.faults[0]).toMatchObject({ alarm: 'space', folder: dataDir });
  });

  test('is not mentioned while there is plenty', async () => {
    const log = createRecordingLog();
    const space = createSpaceWatch({ folders: [dataDir], lowMb: 0, log, everyMs: 5 });
    closing.push(async () => space.stop());
    expect(await space.warnings()).toEqual([]);
    expect(log.faults).toEqual([]);
  });
});

/** A separate disk for the test with this many megabytes; null if this machine doesn't permit mounting one. */
async function smallDisk(mb: number): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = await mkdtemp(join(tmpdir(), 'jhola-disk-'));
  // The tests' PostgreSQL runs as this user, and requires it to own the folder.
  const owner = spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout.trim();
  const options = `size=${mb}m,uid=${owner},mode=700`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'jhola', folder]);
  if (mounted.status !== 0) return null;
  closing.push(async () => {
    spawnSync('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

describe('a disk that is really full', () => {
  let shop: TestShop;
  let asha: Person;
  let storageProblems: StorageProblemWatch;

  test('responds 503 with a message, still serves reads, and recovers when there is space', async ({
    skip,
  }) => {
    const disk = await smallDisk(64);
    if (disk === null) return skip('a small disk can be mounted by root on Linux alone');
    const noted: StorageProblem[] = [];
    shop = await startTestShop(
      {},
      {
        logsErrors: true,
        onStorageProblem(storageProblem) {
          noted.push(storageProblem);
          storageProblems.note(storageProblem);
        },
      },
    );
    const space = await moveTo(disk, shop);
    closing.push(() => shop.close().then(space.drop));
    storageProblems = createStorageProblemWatch(shop.db, dataDir);
    const ask = readiness(shop.db, storageProblems);
    asha = await shop.signUp();
    await fill(disk);

    const address = {
      address_line: '12 MG Road',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      pincode: '411001',
      mobile: '9876543210',
    };
    const save = () => shop.call('createAddress', address, { as: asha });
    expect(await shop.refused('createAddress', address, { as: asha })).toMatchObject({
      status: 503,
      message: expect.stringContaining('can’t save anything') as string,
    });
    expect(noted).toEqual(['full']);
    expect(await ask()).toMatchObject({ missing: 'room on the disk' });
    // Signed-in users stay signed in, and can read.
    expect((await shop.call('userDetails', undefined, { as: asha })).data.email).toBe(asha.email);

    await rm(join(disk, 'filler'));
    await save();
    expect(await ask()).toMatchObject(READY);
  });
});

/** Moves a shop's database to a disk, while the shop is open. */
async function moveTo(disk: string, { config }: TestShop): Promise<{ drop(): Promise<unknown> }> {
  const name = new URL(config.databaseUrl ?? '').pathname.slice(1);
  const space = `small_${name}`;
  // Copies in user space: the copy in the kernel doesn't work across these file systems.
  const address = new URL(given('postgres').url);
  address.searchParams.set('options', '-c file_copy_method=copy');
  const admin = open(address.href);
  const run = (statement: string) => sql.raw(statement).execute(admin);
  await run(`create tablespace ${space} location '${disk}'`);
  await run(`alter database ${name} allow_connections false`);
  await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await run(`alter database ${name} set tablespace ${space}`);
  await run(`alter database ${name} allow_connections true`);
  return { drop: () => run(`drop tablespace ${space}`) };
}

async function fill(disk: string): Promise<void> {
  const path = join(disk, 'filler');
  await writeFile(path, Buffer.alloc(256 * 1024 * 1024)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
  expect((await stat(path)).size).toBeGreaterThan(0);
  await chmod(path, 0o666);
}
