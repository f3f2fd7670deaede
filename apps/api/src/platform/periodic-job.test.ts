import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gate } from '../testing/index.ts';
import { createDueWork } from './due-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const warn = vi.fn();
const workOf = (look: () => Promise<unknown>) =>
  createDueWork({ everyMs: 1_000, look, log: { warn }, failed: 'Could not look' });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('due work', () => {
  test('is looked for at each interval, from the end of the last look on', async () => {
    let over = gate();
    const look = vi.fn(() => over.promise);
    const work = workOf(look);
    work.start();
    await pass(999);
    expect(look).toHaveBeenCalledTimes(0);
    await pass(5_000);
    expect(look).toHaveBeenCalledTimes(1);
    over.resolve();
    over = gate();
    await pass(1_000);
    expect(look).toHaveBeenCalledTimes(2);
    over.resolve();
    await work.stop();
  });

  test('can be looked for at the start too', async () => {
    const look = vi.fn(() => Promise.resolve());
    const work = createDueWork({ everyMs: 1_000, isDueAtStart: true, look, log: { warn }, failed: '' });
    work.start();
    await pass(0);
    expect(look).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect(look).toHaveBeenCalledTimes(2);
    await work.stop();
  });

  test('is looked for again after a look that failed, which is in the log', async () => {
    const look = vi.fn(() => Promise.reject(new Error('away')));
    const work = workOf(look);
    work.start();
    await pass(2_000);
    expect(look).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith({ err: new Error('away') }, 'Could not look');
    await work.stop();
  });

  test('ends after what is under way, and isn’t looked for any more', async () => {
    const over = gate();
    const look = vi.fn(() => over.promise);
    const work = workOf(look);
    work.start();
    await pass(1_000);
    let hasStopped = false;
    const stopping = work.stop().then(() => {
      hasStopped = true;
    });
    await pass(10);
    expect([hasStopped, work.isStopping()]).toEqual([false, true]);
    over.resolve();
    await stopping;
    await pass(5_000);
    expect(look).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      'one that isn’t full',
      [
        [2, 2],
        [2, 1],
        [1, 1],
        [2, 2],
      ],
      4,
    ],
    [
      'one of which nothing could be done',
      [
        [2, 1],
        [2, 0],
        [2, 2],
      ],
      1,
    ],
  ])('goes on batch by batch to %s', async (_last, batches, total) => {
    const left = [...batches];
    const take = () => {
      const [claimed = 0, done = 0] = left.shift() ?? [];
      return Promise.resolve({ claimed, done });
    };
    expect(await workOf(() => Promise.resolve()).workOff(2, take)).toBe(total);
  });

  test('begins no batch once it is to stop', async () => {
    const work = workOf(() => Promise.resolve());
    const take = vi.fn(async () => {
      await work.stop();
      return { claimed: 2, done: 2 };
    });
    await work.workOff(2, take);
    expect(take).toHaveBeenCalledTimes(1);
  });
});
