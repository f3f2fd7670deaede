import { expect, it } from 'vitest';
import { newestRun } from './newest-run.ts';

/** A job whose runs end when the test ends them. */
function heldJob() {
  const ends: ((error?: Error) => void)[] = [];
  const run = newestRun(
    () =>
      new Promise<void>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()));
      }),
  );
  return { ends, run };
}

it('runs once at a time, and once more for all requests in between', async () => {
  const { ends, run } = heldJob();
  const first = run();
  const [second, third] = [run(), run()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await Promise.resolve();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all([second, third]);
  expect(ends).toHaveLength(2);
});

it('never runs twice at once, also if somebody asks again as soon as their run has ended', async () => {
  const { ends, run } = heldJob();
  const first = run();
  const second = run();
  const afterFirst = first.then(() => run());
  ends[0]?.();
  await first;
  await new Promise((resolve) => setImmediate(resolve));
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all([second, afterFirst]);
  expect(ends).toHaveLength(2);
});

it('continues after a failed run, and rejects only for those who waited for it', async () => {
  const { ends, run } = heldJob();
  const first = run();
  const second = run();
  ends[0]?.(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await new Promise((resolve) => setImmediate(resolve));
  ends[1]?.();
  await expect(second).resolves.toBeUndefined();
});
