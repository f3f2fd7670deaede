/** What every user of PostgreSQL needs, whatever its tables: a pool, transactions, migrations. */
export {
  type DatabaseContents,
  isEmptyDatabase,
  readDatabase,
  writeDatabase,
} from './backup/copy-database.ts';
export { inTransaction } from './in-transaction.ts';
export { migrate } from './migrate.ts';
export { openPool, type PoolOptions } from './open-pool.ts';
export { untilAnswers } from './until-answers.ts';
