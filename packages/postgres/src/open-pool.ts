import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Fits every bigint of ours (versions, counts); beyond 2^53 it throws instead of rounding. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A bigint too large to hold: ${text}`);
  return value;
}

export type PoolOptions = {
  /** Connections at most. */
  readonly max?: number;
};

/** Opens a pool for a database with these tables. Connects lazily; end it with `db.destroy()`. */
export function openPool<Tables>(url: string, options: PoolOptions = {}): Kysely<Tables> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, parseBigint);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    types,
    application_name: 'jhola',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks while idle is replaced by the pool; the next query says what is wrong, if anything.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
