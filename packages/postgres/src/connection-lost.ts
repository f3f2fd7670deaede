/**
 * The connection to the database broke, fell silent or couldn't be had. Where that happened during a COMMIT, nobody
 * knows whether the transaction counts: whoever is told so must be able to do the same again without doing it twice.
 */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  /** The SQLSTATE of a connection failure, as if PostgreSQL itself had said so. */
  readonly code = '08006';
}

/** PostgreSQL (or the network) said itself what is wrong; what the driver says without a code becomes ConnectionLost. */
export function withCode(error: unknown): Error {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error;
  return new ConnectionLost(error instanceof Error ? error.message : String(error), { cause: error });
}
