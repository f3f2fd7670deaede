import type { WireSubCategory } from '@jhola/contract';
import type { SubCategoryId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import { toWireSubCategory } from '../categories/category.mapper.ts';
import { readTaxonomy } from '../categories/taxonomy.queries.ts';

/** A sub-category as it travels, fresh from the database. Throws NOT_FOUND. */
export async function readWireSubCategory(
  db: Db,
  config: Config,
  id: SubCategoryId,
): Promise<WireSubCategory> {
  const taxonomy = await readTaxonomy(db);
  const row = taxonomy.subCategories.get(id);
  if (row === undefined) throw new AppError('NOT_FOUND', { message: 'There is no such sub category' });
  return toWireSubCategory(config, row, taxonomy);
}
