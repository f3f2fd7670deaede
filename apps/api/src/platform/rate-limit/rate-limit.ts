import { AppError } from '../app-error.ts';
import type { Db } from '../database.ts';
import { addToCounter, clearCounter } from './rate-limit.queries.ts';

/** What is counted, how much of it is fine, and in which window of time. */
export type Limit = { readonly name: string; readonly most: number; readonly windowSeconds: number };

function windowOf(limit: Limit, now: Date): { start: Date; secondsLeft: number } {
  const length = limit.windowSeconds * 1_000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), secondsLeft: Math.ceil((start + length - now.getTime()) / 1_000) };
}

/**
 * Counts one more for `who` (an address, an account, or both). Throws TOO_MANY, which says when to try again,
 * once the limit is passed. Counted in the database: all processes of the shop count together.
 */
export async function countAgainst(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  const { start, secondsLeft } = windowOf(limit, now);
  const count = await addToCounter(db, `${limit.name}:${who}`, start);
  if (count <= limit.most) return;
  throw new AppError('TOO_MANY', {
    message: `Too many tries. Please try again in ${spell(secondsLeft)}`,
    retryAfterSeconds: secondsLeft,
  });
}

/** Forgets what was counted: it turned out to be right. */
export async function forgive(db: Db, limit: Limit, who: string, now: Date): Promise<void> {
  await clearCounter(db, `${limit.name}:${who}`, windowOf(limit, now).start);
}

function spell(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
