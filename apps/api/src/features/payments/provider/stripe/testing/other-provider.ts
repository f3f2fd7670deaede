import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally } from '@jhola/tools/testing/listen-locally.ts';

type Session = Record<string, unknown> & { id: string; status: string; payment_status: string };
type Refund = { id: string; object: 'refund'; amount: number; payment_intent: string; status: string };

export type Altered = 'other order' | 'other id' | 'other amount' | 'other currency' | 'other mode';

/** The response to the next session requests; 'cut' executes the request and closes the connection. */
export type Failure =
  | 'cut'
  /** Valid JSON of another form, `null`, no JSON, JSON without an end. */
  | 'other form'
  | 'null'
  | 'no json'
  | 'endless'
  /** Sessions that aren't what was asked for; repeated under the idempotency key. */
  | Altered
  | {
      readonly status: number;
      readonly error: Record<string, unknown>;
      /** Whether it is stored under the idempotency key, and repeated whenever that is used again. */
      readonly isStored?: boolean;
    };

export type OtherProvider = {
  readonly environment: Readonly<Record<string, string>>;
  readonly sessions: ReadonlyMap<string, Session>;
  readonly refunds: Refund[];
  /** The failures of the coming requests for a session of an order that `beginTest` hasn't seen, in order. */
  readonly failures: Failure[];
  /** How much of endless responses was sent. */
  endlessBytes: number;
  /** Delay of each response, in milliseconds. */
  delayMs: number;
  /**
   * The outcomes of the next refunds; 'other form': responses about refunds are JSON of another form; 'half': half of
   * the amount.
   */
  refundStatus: string;
  /** From now on it is quick and well; the sweeper may still ask for the sessions of earlier tests' orders. */
  beginTest(): void;
  pay(sessionId: string): void;
  /** An event's body and its signature header. */
  event(type: string, object: unknown): { readonly payload: string; readonly signature: string };
  close(): Promise<void>;
};

const SECRET = 'whsec_other';

/**
 * A second fake provider, written only from the API's public description and independent of the sandbox: it can ignore
 * idempotency keys, returns more and different fields, sends payments as objects, and fails on demand.
 */
export async function startOtherProvider(): Promise<OtherProvider> {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const failures: Failure[] = [];
  const storedBodies = new Map<string, string>();
  const storedFaults = new Map<string, { status: number; body: string }>();
  /** The orders for which a session was requested, and those of earlier tests. */
  const orders = new Set<string | null>();
  let earlierOrders: ReadonlySet<string | null> = new Set();
  let made = 0;

  function createSession(form: URLSearchParams): Session {
    made += 1;
    let total = 0;
    for (let line = 0; form.has(`line_items[${line}][quantity]`); line += 1) {
      const unit = Number(form.get(`line_items[${line}][price_data][unit_amount]`));
      total += unit * Number(form.get(`line_items[${line}][quantity]`));
    }
    const id = `cs_other_${made}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      a_field_of_next_year: { deep: [1, 2] },
      amount_total: total,
      currency: 'inr',
      client_reference_id: form.get('client_reference_id'),
      // Some providers don't return metadata.
      metadata: {},
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `https://pay.test/${id}`,
      livemode: false,
    };
    sessions.set(id, session);
    return session;
  }

  function sessionAt(id: string): Session {
    const session = sessions.get(id);
    if (!session) throw new Error('No such session');
    return session;
  }

  function createRefund(form: URLSearchParams): Refund {
    const intent = form.get('payment_intent') ?? '';
    const id = `re_other_${refunds.length + 1}`;
    const isHalf = provider.refundStatus === 'half';
    const amount = Number(form.get('amount')) / (isHalf ? 2 : 1);
    const refund: Refund = {
      id,
      object: 'refund',
      amount,
      payment_intent: intent,
      status: isHalf ? 'succeeded' : provider.refundStatus,
    };
    refunds.unshift(refund);
    return refund;
  }

  function act(method: string, url: URL, form: URLSearchParams): unknown {
    const [, , what, ...rest] = url.pathname.split('/');
    if (what === 'refunds' && method === 'GET') {
      const of = url.searchParams.get('payment_intent');
      return { object: 'list', has_more: false, data: refunds.filter((each) => each.payment_intent === of) };
    }
    if (what === 'refunds') return createRefund(form);
    const [, id, verb] = rest;
    if (id === undefined) return createSession(form);
    const session = sessionAt(id);
    if (verb !== 'expire') return session;
    if (session.status !== 'open') return { status: 400, error: { type: 'invalid_request_error' } };
    session.status = 'expired';
    return session;
  }

  /** The first session is another one, and for another order. */
  function altered(session: Session, how: Altered): Session {
    const [first] = sessions.values();
    if (how === 'other id') return { ...session, id: first?.id ?? '', client_reference_id: null };
    if (how === 'other order') return { ...session, client_reference_id: first?.['client_reference_id'] };
    if (how === 'other amount') return { ...session, amount_total: Number(session['amount_total']) / 2 };
    return how === 'other currency' ? { ...session, currency: 'usd' } : { ...session, livemode: true };
  }

  async function sendEndlessly(response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      response.write(' '.repeat(100_000), () => {
        provider.endlessBytes += 100_000;
        if (!response.destroyed) setImmediate(more);
      });
    };
    more();
    await new Promise((done) => response.once('close', done));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await textOf(request));
    const url = new URL(request.url ?? '/', 'http://other.test');
    await wait(provider.delayMs);
    const asksForSession = request.method === 'POST' && url.pathname === '/v1/checkout/sessions';
    const order = form.get('client_reference_id');
    const failure = asksForSession && !earlierOrders.has(order) ? failures.shift() : undefined;
    if (asksForSession) orders.add(order);
    const key = request.headers['idempotency-key'];
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    const stored = typeof key === 'string' ? storedFaults.get(key) : undefined;
    if (stored !== undefined) {
      response.setHeader('Idempotent-Replayed', 'true');
      send(stored.status, stored.body);
      return;
    }
    const isRefund = url.pathname.startsWith('/v1/refunds');
    const wrong = isRefund && provider.refundStatus === 'other form' ? 'other form' : failure;
    if (wrong === 'endless') {
      await sendEndlessly(response);
      return;
    }
    const bodies: Readonly<Record<string, string>> = {
      'other form': '{"hello":1}',
      null: 'null',
      'no json': '<html>',
    };
    if (typeof wrong === 'string' && bodies[wrong] !== undefined) {
      send(200, bodies[wrong]);
      return;
    }
    if (typeof failure === 'object') {
      const body = JSON.stringify({ error: failure.error });
      if (failure.isStored && typeof key === 'string')
        storedFaults.set(key, { status: failure.status, body });
      send(failure.status, body);
      return;
    }
    const before = typeof key === 'string' ? storedBodies.get(key) : undefined;
    const done = before === undefined ? act(request.method ?? 'GET', url, form) : null;
    const body = before ?? JSON.stringify(isAltered(failure) ? altered(done as Session, failure) : done);
    if (typeof key === 'string') storedBodies.set(key, body);
    if (failure === 'cut') {
      request.socket.destroy();
      return;
    }
    const refused = done as { status?: unknown } | null;
    send(typeof refused?.status === 'number' ? refused.status : 200, body);
  }

  const server = createServer((request, response) => void handle(request, response));
  const port = await listenLocally(server);
  let events = 0;

  const provider: OtherProvider = {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_other',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_other',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    sessions,
    refunds,
    failures,
    endlessBytes: 0,
    delayMs: 0,
    refundStatus: 'succeeded',
    beginTest() {
      earlierOrders = new Set(orders);
      failures.length = 0;
      provider.delayMs = 0;
      provider.refundStatus = 'succeeded';
    },
    pay(id) {
      const payment_intent = { id: `pi_of_${id}`, object: 'payment_intent', status: 'succeeded' };
      Object.assign(sessionAt(id), { status: 'complete', payment_status: 'paid', payment_intent, url: null });
    },
    event(type, object) {
      events += 1;
      const payload = JSON.stringify({
        id: `evt_other_${events}`,
        object: 'event',
        api_version: '2019-02-11',
        type,
        data: { object, previous_attributes: {} },
      });
      const time = Math.floor(Date.now() / 1000);
      const mark = (secret: string) =>
        createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
      // While its secret is being rotated, it signs with both the old and the new one.
      const signature = `t=${time},v1=${mark('whsec_of_last_year')},v1=${mark(SECRET)},v0=${mark('x')}`;
      return { payload, signature };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return provider;
}

const isAltered = (failure: Failure | undefined): failure is Altered =>
  typeof failure === 'string' && failure.startsWith('other ') && failure !== 'other form';

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
