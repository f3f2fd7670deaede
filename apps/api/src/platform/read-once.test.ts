import { expect, test } from 'vitest';
import { readOnce } from './read-once.ts';

test('reads once for all calls, also for simultaneous ones', async () => {
  let reads = 0;
  const read = readOnce(async () => (reads += 1));
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
});

test('reads again after a failure, once for all who ask again', async () => {
  let reads = 0;
  const read = readOnce(async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return reads;
  });
  const again = () => read().catch(() => read());
  expect(await Promise.all([again(), again()])).toEqual([2, 2]);
});
