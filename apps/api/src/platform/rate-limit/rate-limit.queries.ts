import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** One more of something in a window; returns how many there are now. */
export async function addToCounter(db: Db, key: string, windowStart: Date): Promise<number> {
  const row = await db
    .insertInto('rate_counters')
    .values({ key, window_started_at: windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_started_at'])
        .doUpdateSet({ count: sql<number>`rate_counters.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function clearCounter(db: Db, key: string, windowStart: Date): Promise<void> {
  await db
    .deleteFrom('rate_counters')
    .where('key', '=', key)
    .where('window_started_at', '=', windowStart)
    .execute();
}

/** Forgets what was counted in windows that began before a time. */
export async function deleteOldCounters(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('rate_counters').where('window_started_at', '<', before).execute();
}
