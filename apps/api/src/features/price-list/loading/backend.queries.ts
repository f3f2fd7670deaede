/** The process id of a connection's backend. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/**
 * Reads the id by which another connection can cancel this one's statement. `connection` must be one connection (a
 * transaction), because the pool may use a different one for each statement.
 */
export async function readBackendPid(connection: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  if (rows[0] === undefined) throw new Error('A connection without a process');
  return rows[0].pid;
}

/** Cancels the statement that another connection is running; does nothing if it runs none. */
export async function cancelStatement(db: Db, pid: number): Promise<void> {
  await sql`select pg_cancel_backend(${pid})`.execute(db);
}
