import type { Clock } from '../../platform/clock.ts';
import { within } from '../../platform/within.ts';

/** A value, and since when it may be outdated: null if it was read just now. */
export type Known<Value> = { readonly value: Value; readonly asOf: Date | null };

/**
 * Returns a function that reads a value. If that fails, or takes longer than `limitMs`, it returns the last value that
 * was read, or null if there is none. It never rejects.
 */
export function lastKnown<Value>(
  clock: Clock,
  read: () => Promise<Value>,
  limitMs: number,
): () => Promise<Known<Value> | null> {
  let last: { readonly value: Value; readonly at: Date; readonly turn: number } | null = null;
  let turns = 0;

  async function readNow(): Promise<boolean> {
    const at = clock.now();
    // Not the time, because the clock may be set back.
    turns += 1;
    const turn = turns;
    const value = await read();
    if (last === null || last.turn < turn) last = { value, at, turn };
    return true;
  }

  return async () => {
    const reading = readNow().catch(() => false);
    const isCurrent = await within(limitMs, false, reading);
    if (last === null) return null;
    return { value: last.value, asOf: isCurrent ? null : last.at };
  };
}
