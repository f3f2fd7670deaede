import { OPEN_STATUSES, type OpenStatus, PROMISED_MS } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type OpenOrders = {
  readonly status: OpenStatus;
  readonly count: number;
  /** How many of them are older than promised. */
  readonly late: number;
};

/** The orders that are not delivered yet, by status; a status without orders has count 0. */
export async function readOpenOrders(db: Db, now: Date): Promise<OpenOrders[]> {
  const lateBefore = new Date(now.getTime() - PROMISED_MS);
  const { rows } = await sql<OpenOrders>`
    select status, count(*) as count, count(*) filter (where placed_at < ${lateBefore}) as late
    from orders where status in (${sql.join(OPEN_STATUSES)}) group by status`.execute(db);
  return OPEN_STATUSES.map(
    (status) => rows.find((row) => row.status === status) ?? { status, count: 0, late: 0 },
  );
}
