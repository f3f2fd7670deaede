import type { ProductId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { TRACED_AT_MOST, touchCatalogue } from '../versions/touch-catalogue.ts';

/**
 * Increases the catalogue's version for `count` products whose discount a bulk action changed, or which it deleted;
 * does nothing if `count` is 0. Calls `readIds` if they are few enough to be recorded one by one.
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
