import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

/** The channel on which processes hear that the catalogue has a new version. */
export const CATALOGUE_CHANNEL = 'catalogue';

/** Traces of versions older than this are swept; a shelf that lags further behind reads everything anew. */
const VERSIONS_TRACED = 1_000;

export type CatalogueChange = {
  readonly entity: Tables['catalogue_changes']['entity'];
  readonly id: string;
};

/**
 * Moves the catalogue's version and leaves a trace of what changed. A version without a trace says that
 * everything may have changed: pass 'everything' after a bulk load. To be called last in a transaction that
 * writes content: the one row stays locked until it commits, so that versions become visible in order.
 * Returns the new version.
 */
export async function touchCatalogue(
  tx: Db,
  changes: readonly CatalogueChange[] | 'everything',
): Promise<number> {
  const { version } = await tx
    .updateTable('catalogue_version')
    .set({ version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
  if (changes !== 'everything' && changes.length > 0) {
    const traces = changes.map(({ entity, id }) => ({ version, entity, entity_id: id }));
    await tx.insertInto('catalogue_changes').values(traces).execute();
  }
  await tx
    .deleteFrom('catalogue_changes')
    .where('version', '<', version - VERSIONS_TRACED)
    .execute();
  await sql`select pg_notify(${CATALOGUE_CHANNEL}, ${String(version)})`.execute(tx);
  return version;
}
