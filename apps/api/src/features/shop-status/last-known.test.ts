import { expect, test } from 'vitest';
import { createTestClock, gate } from '../../testing/index.ts';
import { lastKnown } from './last-known.ts';

const LIMIT_MS = 240_000;

test('a value that is read after the clock was set back replaces the older one', async () => {
  const clock = createTestClock();
  let value = 1;
  const read = lastKnown(clock, async () => value, LIMIT_MS);
  await read();
  clock.advance(-3_600_000);
  value = 2;
  expect(await read()).toEqual({ value: 2, asOf: null });
});

test('a late read doesn’t replace the value of one that began after it', async () => {
  const slow = gate();
  const reads = [slow.promise.then(() => 'old'), Promise.resolve('new')];
  const read = lastKnown(
    createTestClock(),
    () => reads.shift() ?? Promise.reject(new Error('no more')),
    LIMIT_MS,
  );
  const first = read();
  expect(await read()).toEqual({ value: 'new', asOf: null });
  slow.resolve();
  expect(await first).toMatchObject({ value: 'new' });
  expect(await read()).toMatchObject({ value: 'new', asOf: expect.any(Date) as Date });
});
