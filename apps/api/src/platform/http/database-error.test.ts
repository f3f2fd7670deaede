import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitRoute } from '@jhola/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../testing/index.ts';
import type { StorageProblem } from '../app-error.ts';
import { fromDatabase } from './database-error.ts';

let shop: TestShop;
let person: Person;
const storageProblems: StorageProblem[] = [];
let faultsBefore = 0;
const newFaults = () => shop.log.faults.slice(faultsBefore);

beforeAll(async () => {
  const withBug = (app: FastifyInstance) => {
    app.get('/bug', () => {
      throw new TypeError('made up');
    });
  };
  shop = await startTestShop(
    {},
    {
      logsErrors: true,
      beside: withBug,
      onStorageProblem: (storageProblem) => storageProblems.push(storageProblem),
    },
  );
  person = await shop.signUp();
});
afterAll(() => shop.close());
beforeEach(() => {
  storageProblems.length = 0;
  faultsBefore = shop.log.faults.length;
});

/** Makes every insert into a table fail with this SQLSTATE. */
async function failInserts(table: string, sqlstate: string): Promise<void> {
  await sql
    .raw(
      `create function fail_insert() returns trigger language plpgsql as
      $$ begin raise exception 'made up' using errcode = '${sqlstate}'; end $$;
      create trigger fail_insert before insert on ${table} execute function fail_insert()`,
    )
    .execute(shop.db);
}

const allowInserts = () => sql.raw('drop function if exists fail_insert cascade').execute(shop.db);
afterEach(allowInserts);

async function addAddress() {
  const { method, path } = splitRoute('createAddress');
  const response = await shop.app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${person.accessToken}` },
    payload: {
      address_line: '12 MG Road',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      pincode: '411001',
      mobile: '9876543210',
    },
  });
  const { code, message } = response.json<{ code?: string; message: string }>();
  return { status: response.statusCode, code, message, retryAfter: response.headers['retry-after'] };
}

describe('a database error is 503 with a message and Retry-After', () => {
  const cases: [what: string, sqlstate: string, storageProblem: StorageProblem | null, alarms: boolean][] = [
    ['a full disk', '53100', 'full', true],
    ['no memory', '53200', 'failing', true],
    ['a limit of its configuration', '53400', 'failing', true],
    ['too many connections', '53300', null, false],
    ['a standby, which takes no writes', '25006', 'read-only', true],
    ['an I/O error', '58030', 'failing', true],
    ['a missing file', '58P01', 'failing', true],
    ['a broken index', 'XX002', 'failing', true],
    ['an internal error of PostgreSQL', 'XX000', 'failing', true],
    ['a server that is stopping', '57P01', null, false],
    ['a server that crashed', '57P02', null, false],
    ['a database that was dropped', '57P04', null, false],
    ['a statement that took too long', '57014', null, false],
    ['an unexpected error', '0A000', null, true],
    ['a missing column', '42703', null, true],
  ];
  for (const [what, sqlstate, storageProblem, alarms] of cases) {
    test(`${what} (${sqlstate})`, async () => {
      await failInserts('addresses', sqlstate);
      const refused = await addAddress();
      expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      expect(refused.message).toMatch(/Please try again/);
      expect(Number(refused.retryAfter)).toBeGreaterThan(0);
      expect(storageProblems).toEqual(storageProblem === null ? [] : [storageProblem]);
      expect(newFaults()).toHaveLength(alarms ? 1 : 0);
      if (alarms)
        expect(newFaults()[0]).toMatchObject({
          alarm: storageProblem ?? 'unforeseen',
          err: { code: sqlstate },
        });

      await allowInserts();
      expect((await addAddress()).status).toBe(200);
    });
  }

  test('a login that fails because of it gets that message, not that the password is wrong', async () => {
    await failInserts('sessions', '53100');
    const { email, password } = person;
    const { path } = splitRoute('login');
    const response = await shop.app.inject({ method: 'POST', url: path, payload: { email, password } });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      message: expect.stringContaining('can’t save anything') as string,
    });
  });
});

test.each([
  ['breaks a check', '23514'],
  ['lacks a required value', '23502'],
])('a row that %s is a bug: 500, and logged without an alarm', async (_what, code) => {
  await failInserts('addresses', code);
  expect(await addAddress()).toMatchObject({ status: 500, code: 'BUG' });
  expect(newFaults()).toMatchObject([{ err: { code } }]);
  expect(newFaults()[0]).not.toHaveProperty('alarm');
  expect(storageProblems).toEqual([]);
});

test.each(['23505', '23503', '23001'])(
  'a row that somebody else has added or deleted (%s) is a conflict',
  async (code) => {
    await failInserts('addresses', code);
    expect(await addAddress()).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(newFaults()).toEqual([]);
  },
);

test.each(['EROFS', 'EACCES', 'EPERM'])(
  'a folder that the shop may not write to (%s) is a problem for a person, not a bug',
  (code) => {
    const refused = Object.assign(new Error('made up'), { code });
    expect(fromDatabase(refused)).toMatchObject({
      code: 'UNAVAILABLE',
      storageProblem: 'read-only',
      alarm: true,
    });
  },
);

test('a file in place of a folder of the shop is a problem for a person, not a bug', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jhola-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const uploads = join(folder, 'uploads');
  await writeFile(uploads, '');
  for (const work of [() => mkdir(uploads, { recursive: true }), () => readFile(join(uploads, 'a.webp'))]) {
    const error = await work().catch((reason: unknown) => reason);
    expect(fromDatabase(error)).toMatchObject({
      code: 'UNAVAILABLE',
      storageProblem: 'failing',
      alarm: true,
    });
  }
});

test('a prepared statement that stays outdated is a temporary error', () => {
  const outdated = Object.assign(new Error('cached plan must not change result type'), {
    code: 'STATEMENT_OUTDATED',
  });
  expect(fromDatabase(outdated)).toMatchObject({ code: 'UNAVAILABLE' });
});

test('an exception in a handler is 500', async () => {
  expect((await shop.app.inject({ method: 'GET', url: '/bug' })).statusCode).toBe(500);
  expect(storageProblems).toEqual([]);
});
