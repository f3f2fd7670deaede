import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/**
 * Runs a query once and yields its rows in batches through a cursor. Requires a transaction, and only one can be open
 * at a time: the cursor's name is fixed. Other statements may run between two batches.
 */
export async function* readInBatches<Row>(
  tx: Db,
  query: RawBuilder<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  await sql`declare batches no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(size)} from batches`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await sql`close batches`.execute(tx);
}
