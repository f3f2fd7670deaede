import { AppError } from '../app-error.ts';
import type { Db } from '../database.ts';
import {
  addToCounter,
  clearCounter,
  type Counter,
  readFirstSlice,
  takeFromCounter,
} from './rate-limit.queries.ts';

/** What is counted, how much of it is fine, and in which window of time. */
export type Limit = {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
  /**
   * Into how many slices the window is cut. With one it begins anew at full hours, say, and twice as many can pass
   * around that moment. With more it moves along with the time, and no window of that length sees more than `most`.
   */
  readonly slices?: number;
};

/** Times in milliseconds. */
function windowOf({ windowSeconds, slices = 1 }: Limit, now: Date) {
  const length = windowSeconds * 1_000;
  const sliceMs = length / slices;
  const slice = Math.floor(now.getTime() / sliceMs) * sliceMs;
  return { length, sliceMs, slice, since: slices === 1 ? slice : now.getTime() - length - sliceMs };
}

function counterOf(limit: Limit, who: string, now: Date): Counter {
  const { slice, since } = windowOf(limit, now);
  return { key: `${limit.name}:${who}`, slice: new Date(slice), since: new Date(since) };
}

/**
 * Counts one more for `who` (an address, an account, or both). Returns null, or in how many seconds to try again
 * where the limit is reached: then nothing is counted. Counted in the database: all processes of the shop count
 * together.
 */
export async function countUpTo(db: Db, limit: Limit, who: string, now: Date): Promise<number | null> {
  const counter = counterOf(limit, who, now);
  if (await addToCounter(db, counter, limit.most)) return null;
  const { length, sliceMs, slice } = windowOf(limit, now);
  const first = (await readFirstSlice(db, counter))?.getTime() ?? slice;
  const open = limit.slices === undefined ? first + length : first + length + sliceMs;
  return Math.max(1, Math.ceil((open - now.getTime()) / 1_000));
}

/** Counts one more like `countUpTo`. Throws TOO_MANY, which says when to try again, where the limit is reached. */
export async function countAgainst(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  const secondsLeft = await countUpTo(db, limit, who, now);
  if (secondsLeft === null) return;
  throw new AppError('TOO_MANY', {
    message: `Too many tries. Please try again in ${spellSeconds(secondsLeft)}`,
    retryAfterSeconds: secondsLeft,
  });
}

/** Takes one back that turned out to be right. */
export async function takeBack(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  await takeFromCounter(db, counterOf(limit, who, now));
}

/** Forgets all that was counted in this window. */
export async function forgive(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  await clearCounter(db, counterOf(limit, who, now));
}

/** A time to wait, for people: '45 seconds', '12 minutes', '3 hours'. */
export function spellSeconds(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3_600)} hours`;
}
