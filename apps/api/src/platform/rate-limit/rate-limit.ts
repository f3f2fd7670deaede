import { AppError } from '../app-error.ts';
import type { Db } from '../database.ts';
import {
  incrementCounter,
  clearCounter,
  type Counter,
  readFirstSlice,
  decrementCounter,
} from './rate-limit.queries.ts';
import { platformTexts as texts } from '../../messages/index.ts';

/** What is counted, the maximum, and the window of time. */
export type Limit = {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
  /**
   * Into how many slices the window is divided. With one (the default) it is a fixed window: up to twice `most` can
   * pass around its boundary. With more it is a sliding window, in which never more than `most` pass.
   */
  readonly slices?: number;
};

/** A limit, and who is counted against it: see `countUpTo`. */
export type Count = readonly [limit: Limit, who: string];

/** The window of a limit: the last 24 hours, in steps of an hour. */
export const SLIDING_DAY = { windowSeconds: 24 * 3_600, slices: 24 } as const;

/** In milliseconds: the slice of a time and its length, for how long a slice counts, and since when slices count. */
function windowOf({ windowSeconds, slices = 1 }: Limit, now: Date) {
  const length = windowSeconds * 1_000;
  const sliceMs = length / slices;
  const slice = Math.floor(now.getTime() / sliceMs) * sliceMs;
  if (slices === 1) return { slice, sliceMs, countsMs: length, since: slice };
  // What was counted at the end of a slice must count for a whole window.
  const countsMs = length + sliceMs;
  return { slice, sliceMs, countsMs, since: now.getTime() - countsMs };
}

function counterOf(limit: Limit, who: string, now: Date): Counter {
  const { slice, sliceMs, since } = windowOf(limit, now);
  const key = `${limit.name}:${who}`;
  // Includes the next slice, because another process, whose clock is a little ahead, may have started it.
  return { key, slice: new Date(slice), since: new Date(since), until: new Date(slice + sliceMs) };
}

/**
 * Counts one more for `who` (an address, an account, or both) and returns null. If the limit is reached it counts
 * nothing and returns in how many seconds to retry. The counters are in the database, which all processes share.
 */
export async function countUpTo(db: Db, limit: Limit, who: string, now: Date): Promise<number | null> {
  const counter = counterOf(limit, who, now);
  if (await incrementCounter(db, counter, limit.most)) return null;
  const { slice, countsMs } = windowOf(limit, now);
  const first = (await readFirstSlice(db, counter))?.getTime() ?? slice;
  return Math.max(1, Math.ceil((first + countsMs - now.getTime()) / 1_000));
}

/** Counts one more like `countUpTo`. Throws TOO_MANY, with the time to retry, if the limit is reached. */
export async function countAgainst(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  const secondsLeft = await countUpTo(db, limit, who, now);
  if (secondsLeft !== null) throw tooManyTries(secondsLeft);
}

/**
 * Counts against several limits, one after the other. Returns a function that decrements all these counters. Throws
 * TOO_MANY, or the error of `tooMany`, if a limit is reached; what was counted before it stays counted.
 */
export async function countAll(
  db: Db,
  counts: readonly Count[],
  now: Date,
  tooMany: (secondsLeft: number) => AppError = tooManyTries,
): Promise<() => Promise<void>> {
  for (const [limit, who] of counts) {
    const secondsLeft = await countUpTo(db, limit, who, now);
    if (secondsLeft !== null) throw tooMany(secondsLeft);
  }
  return async () => {
    for (const [limit, who] of counts) await uncount(db, limit, who, now);
  };
}

function tooManyTries(secondsLeft: number): AppError {
  return new AppError('TOO_MANY', {
    message: texts.tooManyTries({ time: spellSeconds(secondsLeft) }),
    retryAfterSeconds: secondsLeft,
  });
}

/** Decrements the counter, for an attempt that turned out to be legitimate. */
export async function uncount(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  await decrementCounter(db, counterOf(limit, who, now));
}

/** Resets the counter of this window. */
export async function resetCount(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  await clearCounter(db, counterOf(limit, who, now));
}

/** A waiting time as text: '45 seconds', '12 minutes', '3 hours'. */
export function spellSeconds(seconds: number): string {
  if (seconds < 90) return texts.seconds({ count: seconds });
  if (seconds < 90 * 60) return texts.minutes({ count: Math.ceil(seconds / 60) });
  return texts.hours({ count: Math.ceil(seconds / 3_600) });
}
