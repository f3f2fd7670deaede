import { ApiError, NoResponseError } from '@jhola/contract/client';
import { expect, test } from 'vitest';
import { AttemptKey } from './attempt-key.ts';

test('stays the same for the same form until the server has responded', () => {
  const key = new AttemptKey();
  const first = key.for({ total: 1 });
  expect(key.for({ total: 1 })).toBe(first);
  expect(key.for({ total: 2 })).not.toBe(first);
  const second = key.for({ total: 2 });
  key.done();
  expect(key.for({ total: 2 })).not.toBe(second);
});

test('a request without a response is repeated with the same key; a response or a refusal ends the attempt', async () => {
  const attempt = new AttemptKey();
  const lines = [{ productId: 'milk', quantity: 2 }];
  const sent: string[] = [];
  const send = (outcome: Promise<string>) =>
    attempt.send(lines, (key) => {
      sent.push(key);
      return outcome;
    });
  const lost = new NoResponseError('lost');
  await expect(send(Promise.reject(lost))).rejects.toBe(lost);
  expect(await send(Promise.resolve('merged'))).toBe('merged');
  const refused = new ApiError(409, {});
  await expect(send(Promise.reject(refused))).rejects.toBe(refused);
  await send(Promise.resolve('merged'));
  const [first, repeated, second, third] = sent;
  expect(repeated).toBe(first);
  expect(new Set([first, second, third]).size).toBe(3);
});
