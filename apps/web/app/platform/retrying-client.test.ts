import { ApiError, type CallName, type ContractClient, NoResponseError } from '@jhola/contract/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withRetries } from './retrying-client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Attempt = (signal: AbortSignal) => Promise<unknown>;
const noResponse: Attempt = () => Promise.reject(new NoResponseError('offline'));
const response: Attempt = () => Promise.resolve('response');
const never: Attempt = () => new Promise(() => {});

/** A retrying client whose attempts have these results in turn; the last one repeats. */
function clientOf(...attempts: [Attempt, ...Attempt[]]) {
  const signals: AbortSignal[] = [];
  const client = withRetries((async (
    _name: CallName,
    _input: unknown,
    { signal }: { signal: AbortSignal },
  ) => {
    const attempt = attempts[Math.min(signals.length, attempts.length - 1)] ?? never;
    signals.push(signal);
    return attempt(signal);
  }) as unknown as ContractClient);
  return { client, signals };
}

/** How a call ended, after the clock was advanced by this time. */
async function outcome(call: Promise<unknown>, ms: number): Promise<unknown> {
  let seen: unknown = 'nothing yet';
  call.then(
    (value) => {
      seen = value;
    },
    (error: unknown) => {
      seen = error;
    },
  );
  await vi.advanceTimersByTimeAsync(ms);
  return seen;
}

describe('a read', () => {
  test('without a response is retried once', async () => {
    const { client, signals } = clientOf(noResponse, response);
    expect(await outcome(client('getCart'), 1_000)).toBe('response');
    expect(signals).toHaveLength(2);
  });

  test('fails if the retry has no response either', async () => {
    const { client, signals } = clientOf(noResponse);
    expect(await outcome(client('getListing'), 60_000)).toBeInstanceOf(NoResponseError);
    expect(signals).toHaveLength(2);
  });

  test('that was refused is not retried', async () => {
    const refusal = new ApiError(404, {});
    const { client, signals } = clientOf(() => Promise.reject(refusal));
    expect(await outcome(client('getProduct'), 1_000)).toBe(refusal);
    expect(signals).toHaveLength(1);
  });

  test('times out after 15 seconds, and its retry after another 15', async () => {
    const { client, signals } = clientOf(never, response);
    const call = client('getOrders', {});
    expect(await outcome(call, 14_900)).toBe('nothing yet');
    expect(await outcome(call, 1_000)).toBe('response');
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('a write', () => {
  test.each([
    'changeQuantity',
    'mergeCart',
    'updateAddress',
    'logout',
    'moveOrder',
    'cancelMyOrder',
  ] as const)('(%s) that sets values is retried', async (name) => {
    const { client, signals } = clientOf(noResponse, response);
    expect(await outcome(client(name), 1_000)).toBe('response');
    expect(signals).toHaveLength(2);
  });

  test('that carries an idempotency key is retried with the same key', async () => {
    const { client, signals } = clientOf(noResponse, response);
    const headers = { 'idempotency-key': 'k1' };
    expect(await outcome(client('placeCashOrder', undefined, { headers }), 1_000)).toBe('response');
    expect(signals).toHaveLength(2);
  });

  test.each(['addToCart', 'placeCashOrder', 'createAddress', 'login', 'refreshToken'] as const)(
    '(%s) that adds something is never retried',
    async (name) => {
      const { client, signals } = clientOf(noResponse, response);
      expect(await outcome(client(name), 60_000)).toBeInstanceOf(NoResponseError);
      expect(signals).toHaveLength(1);
    },
  );

  test('fails after 15 seconds without a response', async () => {
    const { client, signals } = clientOf(never);
    const call = client('placeCashOrder');
    expect(await outcome(call, 14_900)).toBe('nothing yet');
    expect(await outcome(call, 200)).toBeInstanceOf(NoResponseError);
    expect(signals[0]?.aborted).toBe(true);
  });

  test('that carries a file has two minutes', async () => {
    const { client } = clientOf(never);
    const call = client('uploadImage', new FormData());
    expect(await outcome(call, 119_000)).toBe('nothing yet');
    expect(await outcome(call, 2_000)).toBeInstanceOf(NoResponseError);
  });
});

describe('a call that its caller aborts', () => {
  const reason = new Error('not wanted any more');

  test('ends at once with the reason, and is not retried', async () => {
    const { client, signals } = clientOf(never);
    const caller = new AbortController();
    const call = client('searchProducts', {}, { signal: caller.signal });
    expect(await outcome(call, 100)).toBe('nothing yet');
    caller.abort(reason);
    expect(await outcome(call, 0)).toBe(reason);
    expect(signals).toHaveLength(1);
    expect(signals[0]?.aborted).toBe(true);
  });

  test('while it waits for its retry makes none', async () => {
    const { client, signals } = clientOf(noResponse);
    const caller = new AbortController();
    const call = client('searchProducts', {}, { signal: caller.signal });
    expect(await outcome(call, 100)).toBe('nothing yet');
    caller.abort(reason);
    expect(await outcome(call, 5_000)).toBe(reason);
    expect(signals).toHaveLength(1);
  });
});

test('no timer is left behind', async () => {
  const { client } = clientOf(noResponse, response);
  expect(await outcome(client('getCart'), 1_000)).toBe('response');
  expect(vi.getTimerCount()).toBe(0);
});
