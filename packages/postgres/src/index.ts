/** Access to PostgreSQL, independent of the tables: pool, transactions, migrations, backups. */
export {
  type DatabaseContents,
  isEmptyDatabase,
  readDatabase,
  writeDatabase,
} from './backup/copy-database.ts';
export { inTransaction } from './in-transaction.ts';
export { migrate } from './migrate.ts';
export { openPool, type PoolOptions } from './open-pool.ts';
export { waitForDatabase } from './wait-for-database.ts';
