/** Access to PostgreSQL, independent of the tables: pool, transactions, migrations, backups. */
export { arrayParameter } from './array-parameter.queries.ts';
export {
  type DatabaseContents,
  isEmptyDatabase,
  readDatabase,
  writeDatabase,
} from './backup/copy-database.ts';
export { inSnapshot, inTransaction, retryIfRolledBack } from './in-transaction.ts';
export { migrate, UnfitDatabase, type MigrationWait } from './migrate.ts';
export { NETWORK_ERRORS } from './network-errors.ts';
export { openPool, type PoolOptions } from './open-pool.ts';
export { type PoolUse, poolUse } from './pool-use.ts';
export { statement } from './statement.ts';
export type { SlowStatement, TraceStatement } from './watched-connection.ts';
export { waitForDatabase } from './wait-for-database.ts';
