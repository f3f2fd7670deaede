import { OPEN_STATUSES, type OpenStatus, type OrderId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type WaitingRow = { status: OpenStatus; step: number; count: number };

/** Open orders, by status and by age in steps of this many minutes; the last step has no upper limit. */
export async function readWaiting(
  db: Db,
  now: Date,
  { stepMinutes, lastStep }: { readonly stepMinutes: number; readonly lastStep: number },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select status,
      greatest(0, least(${lastStep}, floor(extract(epoch from ${now}::timestamptz - placed_at)
        / ${stepMinutes * 60})))::integer as step,
      count(*) as count
    from orders where status in (${sql.join(OPEN_STATUSES)}) group by 1, 2`.execute(db);
  return rows;
}

export type OldestRow = { id: OrderId; order_number: string; status: OpenStatus; placed_at: Date };

/** The orders that have been open longest. */
export async function readOldestWaiting(db: Db, limit: number): Promise<OldestRow[]> {
  const { rows } = await sql<OldestRow>`
    select id, order_number, status, placed_at from orders
    where status in (${sql.join(OPEN_STATUSES)}) order by placed_at, id limit ${limit}`.execute(db);
  return rows;
}
