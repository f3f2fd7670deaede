import type { ProductId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';

/** Moves the catalogue's version for what a bulk action changed; not at all where that is nothing. */
export async function touchProducts(tx: Db, ids: readonly ProductId[]): Promise<void> {
  await touchCatalogue(
    tx,
    ids.map((id) => ({ entity: 'product', id })),
  );
}
