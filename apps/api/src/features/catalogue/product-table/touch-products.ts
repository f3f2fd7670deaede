import type { ProductId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { TRACED_AT_MOST, touchCatalogue } from '../versions/touch-catalogue.ts';

/**
 * Moves the catalogue's version for the `count` products whose discount a bulk action changed, or which it deleted; not at
 * all where that is nothing. `readIds` is called if they are few enough to be named.
 */
export async function touchProducts(
  tx: Db,
  count: number,
  readIds: (tx: Db) => Promise<readonly ProductId[]>,
): Promise<void> {
  if (count > TRACED_AT_MOST) return touchCatalogue(tx, 'prices');
  const ids = count === 0 ? [] : await readIds(tx);
  await touchCatalogue(
    tx,
    ids.map((id) => ({ entity: 'product', id })),
  );
}
