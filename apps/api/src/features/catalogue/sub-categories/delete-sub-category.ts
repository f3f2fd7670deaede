import type { SubCategoryId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { inUse } from '../categories/in-use.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { countProductsOfSubCategory, deleteSubCategoryRow, lockSubCategory } from './sub-category.queries.ts';

/** Deletes a sub-category that no product is in. Throws NOT_FOUND, or IN_USE saying by how many. */
export async function deleteSubCategory({ db }: Services, id: SubCategoryId): Promise<void> {
  await inTransaction(db, async (tx) => {
    const subCategory = await lockSubCategory(tx, id);
    if (subCategory === undefined) {
      throw new AppError('NOT_FOUND', { message: 'There is no such sub category' });
    }
    const products = await countProductsOfSubCategory(tx, id);
    if (products > 0) throw inUse(subCategory.name, [[products, 'product', 'products']]);
    await deleteSubCategoryRow(tx, id);
    await touchCatalogue(tx, [{ entity: 'sub_category', id }]);
  });
}
