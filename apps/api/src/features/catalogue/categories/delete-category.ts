import type { CategoryId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteOnce, recordChange } from '../../audit/index.ts';
import { categoryFacts } from '../history/facts.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { countUsesOfCategory, deleteCategoryRow, lockCategory } from './category.queries.ts';
import { inUse } from './in-use.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/**
 * Deletes a category that nothing uses; does nothing if this admin has deleted it already. Throws NOT_FOUND, or IN_USE
 * with the number of uses.
 */
export async function deleteCategory({ db, clock }: Services, actor: UserId, id: CategoryId): Promise<void> {
  await deleteOnce(db, { actor, entity: 'category', entityId: id }, () =>
    inTransaction(db, async (tx) => {
      // Locked, so that nobody can start to use it between counting and deleting.
      const category = await lockCategory(tx, id);
      if (category === undefined) throw new AppError('NOT_FOUND', { message: texts.noSuchCategory });
      const uses = await countUsesOfCategory(tx, id);
      if (uses.subCategories + uses.products > 0) throw inUse(category.name, uses);
      await deleteCategoryRow(tx, id);
      await recordChange(tx, {
        actor,
        action: 'delete',
        entity: 'category',
        entityId: id,
        name: category.name,
        before: categoryFacts(category),
        after: null,
        now: clock.now(),
      });
      await touchCatalogue(tx, [{ entity: 'category', id }]);
    }),
  );
}
