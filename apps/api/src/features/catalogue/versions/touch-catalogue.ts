import type { Db } from '../../../platform/database.ts';
import {
  type CatalogueChange,
  nextVersion,
  notePriceVersion,
  notify,
  sweepTraces,
  traceChanges,
} from './version.queries.ts';

export type { CatalogueChange } from './version.queries.ts';

/** The channel that notifies processes of a new catalogue version. */
export const CATALOGUE_CHANNEL = 'catalogue';

/** Traces of versions older than this are swept; a shelf that lags further behind reads everything anew. */
const VERSIONS_TRACED = 1_000;

/** Beyond this many changes, reading the catalogue anew is quicker than tracing and reading each. */
export const TRACED_AT_MOST = 2_000;

/**
 * Moves the catalogue's version and leaves a trace of what changed; no change leaves the version alone. A version
 * without a trace says that everything may have changed: 'everything' says so after a bulk load, and so do very many
 * changes. 'prices' says that only prices and discounts of products changed, or products were removed. To be called last in a transaction that writes content: the one row stays locked until it commits, so that
 * versions become visible in order.
 */
export async function touchCatalogue(
  tx: Db,
  changes: readonly CatalogueChange[] | 'everything' | 'prices',
): Promise<void> {
  if (changes.length === 0) return;
  const version = await nextVersion(tx);
  if (changes === 'prices') await notePriceVersion(tx, version);
  else if (changes !== 'everything' && changes.length <= TRACED_AT_MOST)
    await traceChanges(tx, version, changes);
  await sweepTraces(tx, version - VERSIONS_TRACED);
  await notify(tx, CATALOGUE_CHANNEL, String(version));
}
