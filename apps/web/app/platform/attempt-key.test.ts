import { ApiError, NoResponseError } from '@jhola/contract/client';
import { expect, test } from 'vitest';
import { AttemptKey } from './attempt-key.ts';

const MILK = [{ productId: 'milk', quantity: 2 }];
const CURD = [{ productId: 'curd', quantity: 1 }];

/** Returns the key of each request; null as the outcome is a success, and an error is thrown. */
async function keysOf(sent: readonly (readonly [form: unknown, outcome: Error | null])[]): Promise<string[]> {
  const attempt = new AttemptKey();
  const keys: string[] = [];
  for (const [form, outcome] of sent) {
    const sending = attempt.send(form, async (key) => {
      keys.push(key);
      if (outcome !== null) throw outcome;
      return 'done';
    });
    await (outcome === null ? expect(sending).resolves.toBe('done') : expect(sending).rejects.toBe(outcome));
  }
  return keys;
}

test.each([
  ['without a response', new NoResponseError('lost')],
  ['with a 503, after which it may have been carried out', new ApiError(503, {})],
])('a request %s is repeated with the same key', async (_, error) => {
  const [first, second, repeated, next] = await keysOf([
    [MILK, error],
    [MILK, error],
    [MILK, null],
    [MILK, null],
  ]);
  expect([second, repeated]).toEqual([first, first]);
  expect(next).not.toBe(first);
});

test('a refused request ends the attempt, and another form is another attempt', async () => {
  const keys = await keysOf([
    [MILK, new ApiError(409, {})],
    [MILK, new NoResponseError('lost')],
    [CURD, null],
  ]);
  expect(new Set(keys).size).toBe(3);
});

test('tells whether the outcome of the last request is unknown, and what was sent', async () => {
  const attempt = new AttemptKey();
  const sendTo = async (request: () => Promise<unknown>) => {
    await attempt.send(MILK, request).catch(() => undefined);
    return attempt.isUnknown;
  };
  const fail = (error: Error) => () => Promise.reject(error);
  expect(await sendTo(fail(new NoResponseError('lost')))).toBe(true);
  expect(attempt.unknownForm).toEqual(MILK);
  attempt.forget();
  expect(attempt.isUnknown).toBe(false);
  expect(attempt.unknownForm).toBe(null);
  expect(await sendTo(fail(new ApiError(409, {})))).toBe(false);
  expect(await sendTo(fail(new ApiError(503, {})))).toBe(true);
  expect(await sendTo(async () => 'done')).toBe(false);
});
