import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { HOME } from '../../e2e/support/api.ts';

/** What a shopper does, in the order of a round. */
export const STEPS = ['page', 'listing', 'add', 'cart', 'order'] as const;
export type Step = (typeof STEPS)[number];

export type Outcome = {
  readonly step: Step;
  /** The status; 0 if the connection was refused or lost. */
  readonly status: number;
  /** The time of the response, in ms. */
  readonly at: number;
  readonly ms: number;
};

export type Shoppers = {
  readonly outcomes: Outcome[];
  /** The ids of orders that the shop confirmed. */
  readonly confirmed: string[];
  /** Resolves when each shopper has completed two more rounds without a failure. Rejects after 90 seconds. */
  recovered(): Promise<void>;
  stop(): Promise<void>;
};

/** 409 is an expected response: after a lost response a shopper's cart differs from what they think. */
export const isFailure = ({ status }: Outcome): boolean => status === 0 || (status >= 400 && status !== 409);

const PAUSE_MS = 25;
const RECOVERY_LIMIT_MS = 90_000;
const BROWSER_LIMIT_MS = 15_000;

type Result = { readonly status: number; readonly body: string };
type Line = {
  readonly _id: string;
  readonly quantity: number;
  readonly priceWhenAdded: number;
  readonly productId: { readonly _id: string };
};

/** Makes shoppers browse, add and order continuously, each on their own connections, like browsers. */
export async function startShoppers(url: string, count: number): Promise<Shoppers> {
  const outcomes: Outcome[] = [];
  const confirmed: string[] = [];
  const rounds = Array.from({ length: count }, () => 0);
  let isOver = false;

  const shoppers = await Promise.all(rounds.map((_, n) => signUp(url, n)));
  const running = shoppers.map(async ({ ask, token, addressId }, n) => {
    const step = async (name: Step, method: string, path: string, body?: unknown) => {
      const started = performance.now();
      const response = await ask(method, path, body, name === 'page' ? undefined : token);
      const outcome = {
        step: name,
        status: response.status,
        at: performance.now(),
        ms: performance.now() - started,
      };
      outcomes.push(outcome);
      if (isFailure(outcome)) rounds[n] = 0;
      await wait(PAUSE_MS);
      return response;
    };
    for (let turn = n; !isOver; turn += 1) {
      rounds[n] = (rounds[n] ?? 0) + 1;
      await step('page', 'GET', '/');
      const listing = await step('listing', 'POST', '/api/product/get', { limit: 50 });
      const products = listing.status === 200 ? dataOf<{ _id: string }[]>(listing) : [];
      const productId = products[turn % Math.max(1, products.length)]?._id;
      if (productId !== undefined) await step('add', 'POST', '/api/cart/create', { productId });
      const cart = await step('cart', 'GET', '/api/cart/get');
      const lines = cart.status === 200 ? dataOf<Line[]>(cart) : [];
      if (lines.length === 0) continue;
      const order = await step('order', 'POST', '/api/order/cash-on-delivery', orderOf(lines, addressId));
      if (order.status === 200) confirmed.push(dataOf<{ _id: string }>(order)._id);
    }
  });

  return {
    outcomes,
    confirmed,
    async recovered() {
      rounds.fill(0);
      const deadline = performance.now() + RECOVERY_LIMIT_MS;
      while (!rounds.every((done) => done > 2)) {
        if (performance.now() > deadline) throw new Error('Shoppers could not order again within 90 seconds');
        await wait(50);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

function orderOf(lines: readonly Line[], addressId: string) {
  const total = lines.reduce((sum, line) => sum + line.quantity * line.priceWhenAdded, 0);
  const rounded = Math.round(total * 100) / 100;
  const list_items = lines.map(({ _id, quantity, productId }) => ({
    _id,
    quantity,
    productId: productId._id,
  }));
  return { list_items, addressId, subTotalAmt: rounded, totalAmt: rounded };
}

async function signUp(url: string, n: number) {
  const ask = createBrowser(url);
  const email = `drill-${n}-${Date.now()}@jhola.example`;
  const password = 'mango lassi 42';
  const must = async <Data>(path: string, body: unknown, token?: string): Promise<Data> => {
    const response = await ask('POST', path, body, token);
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.body}`);
    return dataOf<Data>(response);
  };
  await must('/api/user/register', { name: 'Asha Rao', email, password, confirmPassword: password });
  const { accesstoken: token } = await must<{ accesstoken: string }>('/api/user/login', { email, password });
  const { _id: addressId } = await must<{ _id: string }>('/api/address/create', HOME, token);
  return { ask, token, addressId };
}

function dataOf<Data>({ body }: Result): Data {
  return (JSON.parse(body) as { data: Data }).data;
}

/**
 * Sends requests on keep-alive connections, without checking the certificate. Status 0: refused, lost, or timed out.
 */
function createBrowser(url: string) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  return (method: string, path: string, body?: unknown, token?: string) =>
    new Promise<Result>((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        'user-agent': 'drill',
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      };
      const asked = request(url + path, { agent, method, headers, timeout: BROWSER_LIMIT_MS }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve({ status: 0, body: '' }));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve({ status: 0, body: '' }));
      asked.end(text);
    });
}
