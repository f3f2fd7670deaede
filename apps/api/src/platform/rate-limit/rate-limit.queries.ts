import { sql } from 'kysely';
import type { Db } from '../database.ts';

export type Counter = {
  readonly key: string;
  /** Start of the current slice of time. */
  readonly slice: Date;
  /** Slices that started after this count too; equal to `slice` if the window has only one. */
  readonly since: Date;
  /** Slices that started later are ignored: a clock that was ahead counted them. */
  readonly until: Date;
};

/**
 * Increments the counter unless it has reached `most`; returns whether it did. It is a single statement, so that
 * concurrent calls, also of several processes, never exceed `most`.
 */
export async function incrementCounter(
  db: Db,
  { key, slice, since, until }: Counter,
  most: number,
): Promise<boolean> {
  const earlier = sql`(select coalesce(sum(count), 0) from rate_counters
    where key = ${key} and window_started_at > ${since}::timestamptz and window_started_at <= ${until}::timestamptz
      and window_started_at <> ${slice}::timestamptz)`;
  const { rows } = await sql`
    insert into rate_counters as counter (key, window_started_at, count)
    select ${key}, ${slice}::timestamptz, 1 where ${earlier} < ${most}
    on conflict (key, window_started_at) do update set count = counter.count + 1
      where counter.count + ${earlier} < ${most}
    returning counter.count`.execute(db);
  return rows.length > 0;
}

/** Start of the earliest slice that still counts; null if none does. */
export async function readFirstSlice(db: Db, { key, slice, since, until }: Counter): Promise<Date | null> {
  const row = await db
    .selectFrom('rate_counters')
    .select('window_started_at')
    .where('key', '=', key)
    .where(({ eb, or }) => or([eb('window_started_at', '>', since), eb('window_started_at', '=', slice)]))
    .where('window_started_at', '<=', until)
    .where('count', '>', 0)
    .orderBy('window_started_at')
    .limit(1)
    .executeTakeFirst();
  return row?.window_started_at ?? null;
}

/** Decrements the counter of the current slice only, and never below 0; does nothing if there is none. */
export async function decrementCounter(db: Db, { key, slice }: Counter): Promise<void> {
  await db
    .updateTable('rate_counters')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('window_started_at', '=', slice)
    .where('count', '>', 0)
    .execute();
}

/** Deletes the counter of the current slice only: in a sliding window, earlier slices still count. */
export async function clearCounter(db: Db, { key, slice }: Counter): Promise<void> {
  await db
    .deleteFrom('rate_counters')
    .where('key', '=', key)
    .where('window_started_at', '=', slice)
    .execute();
}

/** Deletes the counters of windows that began before a time. */
export async function deleteOldCounters(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('rate_counters').where('window_started_at', '<', before).execute();
}
