import type { SubCategoryId, UserId } from '@jhola/domain';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteOnce, recordChange } from '../../audit/index.ts';
import { inUse } from '../categories/in-use.ts';
import { subCategoryFacts } from '../history/facts.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { readSubCategory } from './read-sub-category.ts';
import { countProductsOfSubCategory, deleteSubCategoryRow, lockSubCategory } from './sub-category.queries.ts';

/**
 * Deletes a sub-category without products; does nothing if this admin has deleted it already. Throws NOT_FOUND, or IN_USE
 * with the number of products.
 */
export async function deleteSubCategory(
  { db, clock }: Services,
  actor: UserId,
  id: SubCategoryId,
): Promise<void> {
  await deleteOnce(db, { actor, entity: 'sub_category', entityId: id }, () =>
    inTransaction(db, async (tx) => {
      await lockSubCategory(tx, id);
      const subCategory = await readSubCategory(tx, id);
      const products = await countProductsOfSubCategory(tx, id);
      if (products > 0) throw inUse(subCategory.name, { products });
      await deleteSubCategoryRow(tx, id);
      await recordChange(tx, {
        actor,
        action: 'delete',
        entity: 'sub_category',
        entityId: id,
        name: subCategory.name,
        before: subCategoryFacts(subCategory),
        after: null,
        now: clock.now(),
      });
      await touchCatalogue(tx, [{ entity: 'sub_category', id }]);
    }),
  );
}
