import type { ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { PreviewLabel } from './preview-image.ts';

/**
 * The texts for the preview image of a product with its first picture; null if there is no such product, or if it has
 * another first picture. Otherwise anybody could have an image made, and stored, of every picture with every product.
 */
export async function readPreviewLabel(
  db: Db,
  id: ProductId,
  pictureId: string,
): Promise<PreviewLabel | null> {
  const row = await db
    .selectFrom('products')
    .select(['name', 'unit as pack'])
    .where('id', '=', id)
    .where(sql<boolean>`images[1] like ${`%/images/${pictureId}/%`}`)
    .executeTakeFirst();
  return row ?? null;
}
