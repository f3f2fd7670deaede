import { ApiError, NoResponseError } from '@jhola/contract/client';
import { describe, expect, test } from 'vitest';
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

test.each([401, 403, 429])('a %d of a repetition says nothing about the first request', async (status) => {
  const keys = await keysOf([
    [MILK, new NoResponseError('lost')],
    [MILK, new ApiError(status, {})],
    [MILK, null],
    [CURD, new ApiError(status, {})],
    [CURD, null],
  ]);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(new Set(keys.slice(3)).size).toBe(2);
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

describe('addOnce', () => {
  /** A shop that has lost the response to Milk, which it may have added. */
  async function lostMilk(added: Error | 'milk' = 'milk') {
    const attempt = new AttemptKey();
    const calls: string[] = [];
    const keys = new Set<string>();
    let outcome: Error | string = new NoResponseError('lost');
    const reply = async (call: string) => {
      calls.push(call);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
    const add = (form: string, correction: () => Promise<string | null> = async () => 'corrected') =>
      attempt.addOnce(
        form,
        (sent: string, key) => {
          keys.add(key);
          return reply(`add ${sent}`);
        },
        (thing, earlier) => {
          calls.push(`change ${thing} from ${earlier} to ${form}`);
          return correction();
        },
      );
    await expect(add('Milk')).rejects.toBe(outcome);
    outcome = added;
    return { attempt, add, calls, keys };
  }

  test('changes what a form whose response was lost has added, if it is corrected', async () => {
    const { add, calls, keys, attempt } = await lostMilk();
    expect(await add('Oat Milk')).toBe('corrected');
    expect(calls).toEqual(['add Milk', 'add Milk', 'change milk from Milk to Oat Milk']);
    expect(keys.size).toBe(1);
    expect(attempt.isUnknown).toBe(false);
  });

  test('sends the same form again with its key', async () => {
    const { add, calls, keys } = await lostMilk();
    expect(await add('Milk')).toBe('milk');
    expect(calls).toEqual(['add Milk', 'add Milk']);
    expect(keys.size).toBe(1);
  });

  test('remembers the first form until its correction has succeeded, also if that is refused', async () => {
    const { add, calls, attempt } = await lostMilk();
    const refusal = new ApiError(409, {});
    await expect(add('Curd', () => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(attempt.unknownForm).toBe('Milk');
    expect(await add('Oat Milk')).toBe('corrected');
    expect(calls.at(-1)).toBe('change milk from Milk to Oat Milk');
  });

  test('remembers the first form if its repetition is refused because the session has ended', async () => {
    const { add, attempt } = await lostMilk(new ApiError(401, {}));
    await expect(add('Oat Milk')).rejects.toMatchObject({ status: 401 });
    expect(attempt.unknownForm).toBe('Milk');
  });

  test('adds the corrected form if nothing was added before, or it is gone', async () => {
    const refused = await lostMilk(new ApiError(404, {}));
    await expect(refused.add('Oat Milk')).rejects.toThrow();
    expect(refused.calls).toEqual(['add Milk', 'add Milk', 'add Oat Milk']);
    expect(refused.keys.size).toBe(2);
    const gone = await lostMilk();
    expect(await gone.add('Oat Milk', async () => null)).toBe('milk');
    expect(gone.calls.at(-1)).toBe('add Oat Milk');
    expect(gone.keys.size).toBe(2);
  });
});
