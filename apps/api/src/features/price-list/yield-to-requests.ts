import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may block the event loop, in ms. */
const HOLD_MS = 4;

/**
 * Await this within long work: after a few milliseconds of work it yields to the event loop, so that requests are
 * handled.
 */
export function createYield(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < HOLD_MS) return;
    await nextTurn();
    last = performance.now();
  };
}
