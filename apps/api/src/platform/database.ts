import { openPool, type PoolOptions } from '@jhola/postgres';
import type { ControlledTransaction, Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** The connection pool. Functions that begin transactions take this type. */
export type Database = Kysely<Tables>;

/** A pool or a transaction: the first argument of every query function. */
export type Db = Database | Transaction<Tables> | ControlledTransaction<Tables>;

/** Opens a pool. Connects lazily; end it with `db.destroy()`. */
export function openDatabase(url: string, options: PoolOptions = {}): Database {
  return openPool<Tables>(url, options);
}
