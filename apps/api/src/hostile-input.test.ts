import { CALLS, type Call, type CallName, ROUTES, splitRoute } from '@jhola/contract';
import { makeId } from '@jhola/domain';
import type { FastifyRequest, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAppError } from './platform/http/error-handler.ts';
import { parseInput } from './platform/http/parse-input.ts';
import { type Caller, fillCart, startTestShop, stockProduct, type TestShop } from './testing/index.ts';

/** Every call of the contract gets invalid input that no real client sends, from each kind of caller. */

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

/** Bodies that aren't objects, or can't be parsed. */
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

const ODD_QUERIES = ['?page=0&limit=-1', '?page[]=1', '?page=%00&page=2', '?__proto__=1&limit=%E0%A4%A'];

const ODD_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  ';',
];

/** An odd value for each field of a call: for all fields at once, then for one after another. */
function oddObjects(call: Call): object[] {
  const fields = fieldsOf(call.input);
  const plain = Object.fromEntries(fields.map((field) => [field, makeId(new Date())]));
  return ODD_VALUES.flatMap((value) => [
    Object.fromEntries(fields.map((field) => [field, value])),
    ...fields.map((field) => ({ ...plain, [field]: value })),
    // Fields within the lines of a cart or an order.
    ...LINE_FIELDS.filter(() => fields.some((field) => LINES.includes(field))).map((field) => {
      const line = { _id: makeId(new Date()), productId: makeId(new Date()), quantity: 1, [field]: value };
      return { ...plain, subTotalAmt: 1, totalAmt: 1, lines: [line], list_items: [line] };
    }),
  ]);
}

const LINES = ['lines', 'list_items'];
const LINE_FIELDS = ['_id', 'productId', 'quantity'];

/** The field names of an input schema, unwrapped from any conversions. */
function fieldsOf(schema: unknown): string[] {
  const { def } = (schema as { _zod: { def: Record<string, unknown> } })._zod;
  if (def['shape'] !== undefined) return Object.keys(def['shape'] as object);
  const inner = def['out'] ?? def['innerType'];
  return inner === undefined ? [] : fieldsOf(inner);
}

type Fingerprint = Record<string, unknown>;

/** The contents of all tables, which a rejected request must not change. */
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
  const response = await shop.app.inject(request);
  const about = `${request.method} ${request.url} ${request.payload?.slice(0, 300)}`;
  // A file download isn't a JSON response.
  if (response.statusCode === 200 && response.headers['content-disposition'] !== undefined) return 200;
  const body = response.json<{ success: unknown; error: unknown; message: unknown; data: unknown }>();
  if (response.statusCode >= 500) expect(body, about).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  if (response.statusCode !== 200) {
    expect(body, about).toMatchObject({ success: false, error: true, data: null });
    expectPlain(body.message, about);
  }
  return response.statusCode;
}

/** The message is a sentence for users and reveals no internals. */
function expectPlain(message: unknown, about: string): void {
  expect(message, about).toMatch(/^\P{Cc}{3,}$/u);
  expect(message, about).not.toMatch(
    /<|select |insert |constraint|undefined|\[object|node_modules|\.ts\b|Invalid|expected|Too (big|small)/,
  );
}

/** The response to an input that the call's schema rejects, or null if it accepts the input. */
function refusalOf(call: Call, input: object) {
  const arrived: unknown = JSON.parse(JSON.stringify(input));
  try {
    parseInput(call, { body: arrived, query: arrived } as FastifyRequest);
    return null;
  } catch (error) {
    const known = asAppError(error);
    if (known === null) throw error;
    return known;
  }
}

const sender = (as: Caller, type = 'application/json') => ({
  'content-type': type,
  ...(as.accessToken ? { authorization: `Bearer ${as.accessToken}` } : {}),
});

/** Logout comes last, because it ends the session that the others need. */
const names = (Object.keys(ROUTES) as CallName[]).toSorted(
  (one, other) => Number(one === 'logout') - Number(other === 'logout'),
);

/** The lowest permission that the call requires. */
const LEAST = { all: 'visitor', user: 'user', admin: 'admin' } as const;

/** Read by the first test; no test changes them. */
let untouched: Fingerprint;
beforeAll(async () => {
  untouched = await fingerprint();
});

/**
 * Hundreds of odd inputs are validated in memory with the call's schema. Each accepted input goes through HTTP to the
 * call's code and the database; of the rejected ones a single one does, and its response must equal the schema's error.
 */
describe('odd fields', () => {
  const carried = names.filter((name) => ['json', 'query'].includes(CALLS[name].carrier));
  test.each(carried)('%s', async (name) => {
    const { method, path } = splitRoute(name);
    const { carrier, who } = CALLS[name];
    const headers = sender(callers[LEAST[who]] ?? {});
    const send = (input: object): OddRequest =>
      carrier === 'json'
        ? { method, url: path, payload: JSON.stringify(input), headers }
        : { method, url: `${path}?${new URLSearchParams({ ...input }).toString()}`, headers };
    const odd = oddObjects(CALLS[name]).filter(
      // A query string contains only text.
      (input) => carrier === 'json' || Object.values(input).every((value) => typeof value === 'string'),
    );
    const refusals = odd.map((input) => refusalOf(CALLS[name], input));
    for (const [at, input] of odd.entries()) {
      const refusal = refusals[at];
      if (refusal) expectPlain(refusal.message, JSON.stringify(input).slice(0, 300));
      else await expectSound(send(input));
    }
    const last = refusals.findLastIndex((refusal) => refusal !== null);
    const [input, refusal] = [odd[last], refusals[last]];
    if (input && refusal) {
      const response = await shop.app.inject(send(input));
      expect(response.statusCode).toBe(refusal.status);
      expect(response.json()).toMatchObject({ message: refusal.message, fields: refusal.fields });
    }
    expect(await fingerprint()).toEqual(untouched);
    expect(shop.log.faults).toEqual([]);
  });
});

describe.each(['visitor', 'user', 'admin'])('a %s', (kind) => {
  const as = () => callers[kind] ?? {};

  test.each(names)('%s', async (name) => {
    const { method, path } = splitRoute(name);
    const { who } = CALLS[name];
    // Input is parsed in the same way for all permitted callers, and not at all for others: for most inputs one caller
    // is enough.
    const some = <Item>(items: readonly Item[]) => (kind === LEAST[who] ? items : items.slice(-1));
    const requests = [
      ...some(ODD_BODIES).map((payload) => ({ payload, headers: sender(as()) })),
      ...some(ODD_TYPES).map((type) => ({ payload: '{"a":1}', headers: sender(as(), type) })),
      ...some(ODD_QUERIES).map((query) => ({ query, headers: sender(as()) })),
    ];
    const statuses = new Set<number>();
    for (const { query = '', ...rest } of requests as { query?: string; payload?: string }[]) {
      statuses.add(await expectSound({ method, url: path + query, ...rest }));
    }
    const allowed = who === 'all' || kind === 'admin' || kind === who;
    if (!allowed) expect(statuses.has(200)).toBe(false);
    expect(await fingerprint()).toEqual(untouched);
    expect(shop.log.faults).toEqual([]);
  });
});

test('forged tokens are rejected', async () => {
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
