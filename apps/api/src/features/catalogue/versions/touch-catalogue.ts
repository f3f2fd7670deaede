import type { Db } from '../../../platform/database.ts';
import { type CatalogueChange, nextVersion, notify, sweepTraces, traceChanges } from './version.queries.ts';

export type { CatalogueChange } from './version.queries.ts';

/** The channel on which processes hear that the catalogue has a new version. */
export const CATALOGUE_CHANNEL = 'catalogue';

/** Traces of versions older than this are swept; a shelf that lags further behind reads everything anew. */
const VERSIONS_TRACED = 1_000;

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
  const version = await nextVersion(tx);
  if (changes !== 'everything' && changes.length > 0) await traceChanges(tx, version, changes);
  await sweepTraces(tx, version - VERSIONS_TRACED);
  await notify(tx, CATALOGUE_CHANNEL, String(version));
  return version;
}
