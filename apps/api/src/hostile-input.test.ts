import { CALLS, type Call, type CallName, ROUTES, splitRoute } from '@jhola/contract';
import { makeId } from '@jhola/domain';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, fillCart, startTestShop, stockProduct, type TestShop } from './testing/index.ts';

/** Every call of the contract is sent what no honest client sends, by each kind of caller. */

let shop: TestShop;
const callers: Record<string, Caller> = { visitor: {} };

beforeAll(async () => {
  shop = await startTestShop();
  const user = await shop.signUp();
  callers['user'] = { accessToken: user.accessToken };
  callers['admin'] = { accessToken: (await shop.signInAdmin()).accessToken };
  const product = await stockProduct(shop.db);
  await fillCart(shop, user, [product]);
});
afterAll(() => shop.close());

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  ' ',
  'x',
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; drop table users; --",
  '%00',
  '9'.repeat(400),
  'x'.repeat(20_000),
  [],
  [null],
  [[]],
  {},
  { _id: null },
  { $ne: null },
  { toString: 'x' },
  makeId(new Date()),
  [makeId(new Date())],
];

/** Bodies that are no object at all, or none that can be read. */
const ODD_BODIES: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '1e999',
  '""',
  '[]',
  '[[[[]]]]',
  '{',
  '{}}',
  'undefined',
  '{"__proto__":{"role":"ADMIN"}}',
  '{"constructor":{"prototype":{"role":"ADMIN"}}}',
  '{"a":1,"a":2}',
  '\u0000',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
];

const ODD_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  ';',
];

/** Each field of a call with something odd in it: in all of them at once, then in one after another. */
function oddObjects(call: Call): object[] {
  const fields = fieldsOf(call.input);
  const plain = Object.fromEntries(fields.map((field) => [field, makeId(new Date())]));
  return ODD_VALUES.flatMap((value) => [
    Object.fromEntries(fields.map((field) => [field, value])),
    ...fields.map((field) => ({ ...plain, [field]: value })),
    // Within the lines of a cart or an order.
    ...LINE_FIELDS.filter(() => fields.some((field) => LINES.includes(field))).map((field) => {
      const line = { _id: makeId(new Date()), productId: makeId(new Date()), quantity: 1, [field]: value };
      return { ...plain, subTotalAmt: 1, totalAmt: 1, lines: [line], list_items: [line] };
    }),
  ]);
}

const LINES = ['lines', 'list_items'];
const LINE_FIELDS = ['_id', 'productId', 'quantity'];

/** The names of what an input takes, whatever conversions are wrapped around it. */
function fieldsOf(schema: unknown): string[] {
  const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod;
  if (def['shape'] !== undefined) return Object.keys(def['shape'] as object);
  const inner = def['out'] ?? def['innerType'];
  return inner === undefined ? [] : fieldsOf(inner);
}

type Fingerprint = Record<string, unknown>;

/** What all tables hold that a refused request must not touch. */
async function fingerprint(): Promise<Fingerprint> {
  const tables = ['users', 'categories', 'sub_categories', 'products', 'cart_lines', 'addresses', 'orders'];
  const entries = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql`select * from ${sql.table(table)} order by 1`.execute(shop.db);
      return [table, rows] as const;
    }),
  );
  return Object.fromEntries(entries);
}

type OddRequest = Pick<InjectOptions, 'method' | 'headers'> & { url: string; payload?: string };

async function expectSound(request: OddRequest): Promise<number> {
  const answer = await shop.app.inject(request);
  const about = `${request.method} ${request.url} ${request.payload?.slice(0, 300)}`;
  // A file is no envelope.
  if (answer.statusCode === 200 && answer.headers['content-disposition'] !== undefined) return 200;
  const body = answer.json<{ success: unknown; error: unknown; message: unknown; data: unknown }>();
  if (answer.statusCode >= 500) expect(body, about).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  if (answer.statusCode !== 200) {
    expect(body, about).toMatchObject({ success: false, error: true, data: null });
    expect(body.message, about).toMatch(/^\P{Cc}{3,}$/u);
    expect(body.message, about).not.toMatch(
      /<|select |insert |constraint|undefined|\[object|node_modules|\.ts\b|Invalid|expected|Too (big|small)/,
    );
  }
  return answer.statusCode;
}

const sender = (as: Caller, type = 'application/json') => ({
  'content-type': type,
  ...(as.accessToken ? { authorization: `Bearer ${as.accessToken}` } : {}),
});

/** Logging out comes last, since it ends the session that the others need. */
const names = (Object.keys(ROUTES) as CallName[]).toSorted(
  (one, other) => Number(one === 'logout') - Number(other === 'logout'),
);

/** The least that a caller must be. */
const LEAST = { all: 'visitor', user: 'user', admin: 'admin' } as const;

describe.each(['visitor', 'user', 'admin'])('a %s', (kind) => {
  test.each(names)('%s', async (name) => {
    const as = callers[kind] ?? {};
    const { method, path } = splitRoute(name);
    const before = await fingerprint();
    const statuses = new Set<number>();
    for (const payload of ODD_BODIES) {
      statuses.add(await expectSound({ method, url: path, payload, headers: sender(as) }));
    }
    for (const type of ODD_TYPES) {
      const payload = '{"a":1}';
      statuses.add(await expectSound({ method, url: path, payload, headers: sender(as, type) }));
    }
    const { who } = CALLS[name];
    // What is sent is read alike for all who may make a call, and not at all for others: one kind will do.
    for (const odd of kind === LEAST[who] ? oddObjects(CALLS[name]) : []) {
      const payload = JSON.stringify(odd);
      statuses.add(await expectSound({ method, url: path, payload, headers: sender(as) }));
    }
    for (const query of [
      '?page=0&limit=-1',
      '?page[]=1',
      '?page=%00&page=2',
      '?__proto__=1&limit=%E0%A4%A',
    ]) {
      statuses.add(await expectSound({ method, url: path + query, headers: sender(as) }));
    }
    const allowed = who === 'all' || kind === 'admin' || kind === who;
    if (!allowed) expect(statuses.has(200)).toBe(false);
    expect(await fingerprint()).toEqual(before);
    expect(shop.log.faults).toEqual([]);
  });
});

test('tokens that nobody gave out are no session', async () => {
  const tokens = ['x', 'a.b.c', 'null', '\u00ff', `${callers['user']?.accessToken}x`, 'x'.repeat(8_000)];
  for (const token of tokens) {
    for (const name of names.filter((call) => CALLS[call].who !== 'all')) {
      expect(await shop.refused(name, {}, { as: { accessToken: token } })).toMatchObject({
        status: 401,
        code: 'NO_SESSION',
      });
    }
  }
});
