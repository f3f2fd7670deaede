import { splitRoute } from '@jhola/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestShop, type TestShop } from '../../testing/index.ts';
import type { Trouble } from '../app-error.ts';

let shop: TestShop;
let person: Person;
const troubles: Trouble[] = [];

beforeEach(async () => {
  troubles.length = 0;
  const withBug = (app: FastifyInstance) => {
    app.get('/bug', () => {
      throw new TypeError('made up');
    });
  };
  shop = await startTestShop({}, undefined, withBug, (trouble) => troubles.push(trouble));
  person = await shop.signUp();
});
afterEach(() => shop.close());

/** From now on a row can't be added to a table: PostgreSQL says why by this code. */
async function failInserts(table: string, sqlstate: string): Promise<void> {
  await sql
    .raw(
      `create function fail_insert() returns trigger language plpgsql as
      $$ begin raise exception 'made up' using errcode = '${sqlstate}'; end $$;
      create trigger fail_insert before insert on ${table} execute function fail_insert()`,
    )
    .execute(shop.db);
}

const mend = (table: string) => sql.raw(`drop trigger fail_insert on ${table}`).execute(shop.db);

async function addAddress() {
  const { method, path } = splitRoute('createAddress');
  const answer = await shop.app.inject({
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
  const { code, message } = answer.json<{ code?: string; message: string }>();
  return { status: answer.statusCode, code, message, retryAfter: answer.headers['retry-after'] };
}

describe('trouble with the database is 503 with a message, and says when to come back', () => {
  const cases: [what: string, sqlstate: string, trouble: Trouble | null, alarms: boolean][] = [
    ['a full disk', '53100', 'full', true],
    ['no memory', '53200', 'failing', true],
    ['a limit of its configuration', '53400', 'failing', true],
    ['too many connections', '53300', null, false],
    ['a standby, which takes no writes', '25006', 'read-only', true],
    ['an I/O error', '58030', 'failing', true],
    ['a file that is gone', '58P01', 'failing', true],
    ['a broken index', 'XX002', 'failing', true],
    ['a fault of PostgreSQL itself', 'XX000', 'failing', true],
    ['a server that stops', '57P01', null, false],
    ['a server that crashed', '57P02', null, false],
    ['a database that was dropped', '57P04', null, false],
    ['a statement that took too long', '57014', null, false],
    ['something nobody foresaw', '0A000', null, true],
    ['a column that isn’t there', '42703', null, true],
  ];
  for (const [what, sqlstate, trouble, alarms] of cases) {
    test(`${what} (${sqlstate})`, async () => {
      await failInserts('addresses', sqlstate);
      const refused = await addAddress();
      expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      expect(refused.message).toMatch(/^The shop .* Please try again/);
      expect(Number(refused.retryAfter)).toBeGreaterThan(0);
      expect(troubles).toEqual(trouble === null ? [] : [trouble]);
      expect(shop.log.faults).toHaveLength(alarms ? 1 : 0);
      if (alarms)
        expect(shop.log.faults[0]).toMatchObject({ alarm: trouble ?? 'unforeseen', err: { code: sqlstate } });

      await mend('addresses');
      expect((await addAddress()).status).toBe(200);
    });
  }

  test('and who can’t log in because of it is told so, not that the password is wrong', async () => {
    await failInserts('sessions', '53100');
    const { email, password } = person;
    const { path } = splitRoute('login');
    const answer = await shop.app.inject({ method: 'POST', url: path, payload: { email, password } });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      message: expect.stringContaining('can’t save anything') as string,
    });
  });
});

test('a bug is still a bug', async () => {
  expect((await shop.app.inject({ method: 'GET', url: '/bug' })).statusCode).toBe(500);
  expect(troubles).toEqual([]);
});
