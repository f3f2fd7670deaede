import { arrayParameter, openPool, type PoolOptions, statement as statementOf } from '@jhola/postgres';
import type { CompiledQuery, ControlledTransaction, Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** The connection pool. Functions that begin transactions take this type. */
export type Database = Kysely<Tables>;

/** A pool or a transaction: the first argument of every query function. */
export type Db = Database | Transaction<Tables> | ControlledTransaction<Tables>;

export { arrayParameter };

/** Opens a pool. Connects lazily; end it with `db.destroy()`. */
export function openDatabase(url: string, options: PoolOptions = {}): Database {
  return openPool<Tables>(url, options);
}

/** A statement of these tables that is compiled once and then only executed: see `statement` of packages/postgres. */
export function statement<Values extends object, Row>(
  build: (values: Values, db: Database) => { compile(db: Database): CompiledQuery },
): (db: Db, values: Values) => Promise<Row[]> {
  return statementOf<Values, Row, Tables>(build);
}
