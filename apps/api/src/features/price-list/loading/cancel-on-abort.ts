import type { Database, Db } from '../../../platform/database.ts';
import { cancelStatement, readBackendPid } from './backend.queries.ts';

/**
 * Runs work on one connection. If the signal aborts, also cancels the statement that the connection is running, since a
 * single one may take seconds. The work checks the signal between its statements.
 *
 * @param db the pool, for the connection that cancels
 */
export async function cancelOnAbort<Result>(
  db: Database,
  connection: Db,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const pid = await readBackendPid(connection);
  let cancelling: Promise<void> = Promise.resolve();
  const cancel = () => {
    // If no connection is available for cancelling, the work ends after its current statement.
    cancelling = cancelStatement(db, pid).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await work();
  } finally {
    signal.removeEventListener('abort', cancel);
    // The cancel request must not arrive after the connection was returned to the pool.
    await cancelling;
  }
}
