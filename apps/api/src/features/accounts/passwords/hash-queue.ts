import { AppError } from '../../../platform/app-error.ts';

/**
 * Runs jobs a few at a time and lets a bounded number wait; beyond that it throws UNAVAILABLE at once, so that
 * a flood of logins can't fill the memory.
 */
export function createQueue(
  atOnce: number,
  waitingAtMost: number,
): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new AppError('UNAVAILABLE');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      // The place is handed on, not given back: nobody can slip in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
