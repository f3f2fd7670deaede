import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may hold up whoever else waits for this process. */
const HOLD_MS = 4;

/** To be awaited within long work: lets requests be answered once a few milliseconds have passed. */
export function createBreath(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < HOLD_MS) return;
    await nextTurn();
    last = performance.now();
  };
}
