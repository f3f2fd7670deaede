import type { ProductId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import type { ShareLabel } from './share-card.ts';

/** The texts for the preview card of a product; null if there is no such product. */
export async function readShareLabel(db: Db, id: ProductId): Promise<ShareLabel | null> {
  const row = await db
    .selectFrom('products')
    .select(['name', 'unit as pack'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
