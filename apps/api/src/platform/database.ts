import { type ControlledTransaction, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './schema.ts';

/** The pool. What begins transactions takes this. */
export type Database = Kysely<Tables>;

/** A pool or a transaction: the first argument of every query function. */
export type Db = Database | Transaction<Tables> | ControlledTransaction<Tables>;

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

/** Opens a pool. Connects lazily; end it with `db.destroy()`. */
export function openDatabase(url: string, options: PoolOptions = {}): Database {
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
