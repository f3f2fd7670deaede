import type { Database, Db } from '../../../platform/database.ts';
import { cancelStatement, readBackendPid } from './backend.queries.ts';

/**
 * Runs work on one connection. If the signal aborts, the statement that the connection is running is cancelled as well:
 * a single one may take seconds. The work itself asks the signal between its statements.
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
    // Without a connection to cancel on, the work ends after the statement that it is at.
    cancelling = cancelStatement(db, pid).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await work();
  } finally {
    signal.removeEventListener('abort', cancel);
    // The request must not arrive when the connection serves somebody else.
    await cancelling;
  }
}
