import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How much the heap may grow until V8 collects old objects again (decision E44). */
const GROWTH_PERCENT = 25;

/**
 * Frees what starting has left behind, 15 to 40 MB, and makes V8 collect more often from now on: by default the heap
 * may double. Not earlier, because a start would take longer. Takes about a quarter of a second.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
