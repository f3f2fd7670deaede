import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gate } from '../testing/index.ts';
import { asOneJob, createPeriodicJob } from './periodic-job.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const warn = vi.fn();
const jobOf = (run: () => Promise<unknown>) =>
  createPeriodicJob({ everyMs: 1_000, run, log: { warn }, failed: 'Could not run' });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a periodic job', () => {
  test('runs at each interval, counted from the end of the previous run', async () => {
    let over = gate();
    const run = vi.fn(() => over.promise);
    const job = jobOf(run);
    job.start();
    await pass(999);
    expect(run).toHaveBeenCalledTimes(0);
    await pass(5_000);
    expect(run).toHaveBeenCalledTimes(1);
    over.resolve();
    over = gate();
    await pass(1_000);
    expect(run).toHaveBeenCalledTimes(2);
    over.resolve();
    await job.stop();
  });

  test('can run at the start too', async () => {
    const run = vi.fn(() => Promise.resolve());
    const job = createPeriodicJob({ everyMs: 1_000, runsAtStart: true, run, log: { warn }, failed: '' });
    job.start();
    await pass(0);
    expect(run).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect(run).toHaveBeenCalledTimes(2);
    await job.stop();
  });

  test('whose runs all fail logs five lines a minute, and then how many it left out', async () => {
    vi.setSystemTime('2026-11-30T10:00:00Z');
    warn.mockClear();
    const down = new Error('no database');
    const job = jobOf(() => Promise.reject(down));
    job.start();
    await pass(59_000);
    expect(warn.mock.calls).toEqual(Array.from({ length: 5 }, () => [{ err: down }, 'Could not run']));
    await pass(1_000);
    expect(warn).toHaveBeenLastCalledWith({ err: down, leftOut: 54 }, 'Could not run');
    await job.stop();
  });

  test('runs at once when it is woken, then at each interval again', async () => {
    const run = vi.fn(() => Promise.resolve());
    const job = jobOf(run);
    job.wake();
    await pass(5_000);
    expect(run).toHaveBeenCalledTimes(0);
    job.start();
    await pass(500);
    job.wake();
    job.wake();
    await pass(0);
    expect(run).toHaveBeenCalledTimes(1);
    await pass(999);
    expect(run).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(run).toHaveBeenCalledTimes(2);
    await job.stop();
    job.wake();
    await pass(5_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('woken during a run, it runs once more when that has ended', async () => {
    const over = gate();
    const run = vi.fn(() => over.promise);
    const job = jobOf(run);
    job.start();
    await pass(1_000);
    job.wake();
    await pass(5_000);
    expect(run).toHaveBeenCalledTimes(1);
    over.resolve();
    await pass(0);
    expect(run).toHaveBeenCalledTimes(2);
    await pass(999);
    expect(run).toHaveBeenCalledTimes(2);
    await job.stop();
  });

  test('runs again after a run that failed, which is logged', async () => {
    const run = vi.fn(() => Promise.reject(new Error('away')));
    const job = jobOf(run);
    job.start();
    await pass(2_000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith({ err: new Error('away') }, 'Could not run');
    await job.stop();
  });

  test('stops after the run in progress, and runs no more', async () => {
    const over = gate();
    const run = vi.fn(() => over.promise);
    const job = jobOf(run);
    job.start();
    await pass(1_000);
    let hasStopped = false;
    const stopping = job.stop().then(() => {
      hasStopped = true;
    });
    await pass(10);
    expect([hasStopped, job.isStopping()]).toEqual([false, true]);
    over.resolve();
    await stopping;
    await pass(5_000);
    expect(run).toHaveBeenCalledTimes(1);
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
  ])('runs batches up to %s', async (_last, batches, total) => {
    const left = [...batches];
    const take = () => {
      const [claimed = 0, done = 0] = left.shift() ?? [];
      return Promise.resolve({ claimed, done });
    };
    expect(await jobOf(() => Promise.resolve()).runBatches(2, take)).toBe(total);
  });

  test('starts no batch once it is stopped', async () => {
    const job = jobOf(() => Promise.resolve());
    const take = vi.fn(async () => {
      await job.stop();
      return { claimed: 2, done: 2 };
    });
    await job.runBatches(2, take);
    expect(take).toHaveBeenCalledTimes(1);
  });
});

test('several jobs as one are all told to stop before one of them has ended', async () => {
  const told: string[] = [];
  const slow = gate();
  const job = (name: string, ended: Promise<void> = Promise.resolve()) => ({
    start: () => undefined,
    stop: () => {
      told.push(name);
      return ended;
    },
  });
  const stopped = asOneJob([job('slow', slow.promise), job('mail')]).stop();
  expect(told).toEqual(['slow', 'mail']);
  slow.resolve();
  await stopped;
});
