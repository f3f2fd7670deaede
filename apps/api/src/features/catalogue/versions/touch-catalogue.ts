import type { Db } from '../../../platform/database.ts';
import {
  type CatalogueChange,
  nextVersion,
  recordPriceVersion,
  notify,
  deleteOldCatalogueChanges,
  recordCatalogueChanges,
} from './version.queries.ts';

export type { CatalogueChange } from './version.queries.ts';

/** The channel that notifies processes of a new catalogue version. */
export const CATALOGUE_CHANNEL = 'catalogue';

/** Records of versions older than this are deleted; a shelf that is further behind reads everything again. */
const RECORDED_VERSIONS = 1_000;

/** Beyond this many changes, reading the whole catalogue is faster than recording and reading each change. */
export const MOST_RECORDED_CHANGES = 2_000;

/**
 * Increases the catalogue's version and records what changed; does nothing if there is no change. 'everything', or very
 * many changes, records nothing, which means that all may have changed. 'prices' means that only prices and discounts
 * of products changed, or products were deleted. Call it last in a transaction that writes content: the version's row
 * stays locked until the commit, so that versions become visible in order. Without `isAnnounced` other processes find
 * the version by polling, or with the next notification.
 */
export async function touchCatalogue(
  tx: Db,
  changes: readonly CatalogueChange[] | 'everything' | 'prices',
  { isAnnounced = true } = {},
): Promise<void> {
  if (changes.length === 0) return;
  const version = await nextVersion(tx);
  if (changes === 'prices') await recordPriceVersion(tx, version);
  else if (changes !== 'everything' && changes.length <= MOST_RECORDED_CHANGES)
    await recordCatalogueChanges(tx, version, changes);
  await deleteOldCatalogueChanges(tx, version - RECORDED_VERSIONS);
  if (isAnnounced) await notify(tx, CATALOGUE_CHANNEL, String(version));
}
