import type { ProductId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';

type Touched = {
  /** The number of products of this step. */
  readonly count: number;
  /** Whether the bulk action has no other step. */
  readonly isOnly: boolean;
  readonly isLast: boolean;
  readonly readIds: (tx: Db) => Promise<readonly ProductId[]>;
};

/**
 * Increases the catalogue's version for a step of a bulk action that changed discounts or deleted products. The
 * products are recorded one by one if the action has only this step; otherwise prices are read again once, after the
 * last one.
 */
export async function touchProducts(tx: Db, { count, isOnly, isLast, readIds }: Touched): Promise<void> {
  if (!isOnly) {
    if (count > 0 || isLast) await touchCatalogue(tx, 'prices', { isAnnounced: isLast });
    return;
  }
  const ids = count === 0 ? [] : await readIds(tx);
  await touchCatalogue(
    tx,
    ids.map((id) => ({ entity: 'product', id })),
  );
}
