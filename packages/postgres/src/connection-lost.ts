/**
 * The connection to the database was lost, stopped responding or couldn't be opened. If that happens during COMMIT, it
 * is unknown whether the transaction was committed: the caller must be able to retry without doing the work twice.
 */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  /** The SQLSTATE for connection failures. */
  readonly code = '08006';
}

/**
 * Returns errors of PostgreSQL and of the network unchanged; wraps the driver's, which have no code, in ConnectionLost.
 */
export function withCode(error: unknown): Error {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error;
  return new ConnectionLost(error instanceof Error ? error.message : String(error), { cause: error });
}
