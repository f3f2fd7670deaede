import type { WireCategory } from '@jhola/contract';
import { makeId, type UserId } from '@jhola/domain';
import { catalogueTexts as texts } from '../../../messages/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import { storedImageUrl } from '../../../platform/images.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordChange } from '../../audit/index.ts';
import { addedBefore, type AdditionId } from '../additions/additions.queries.ts';
import { categoryFacts } from '../history/facts.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { toWireCategory } from './category.mapper.ts';
import { insertCategory, lockCategory } from './category.queries.ts';
import { nameTaken } from './name-taken.ts';

export type CategoryForm = { readonly name: string; readonly image: string };

/**
 * Adds a category. Throws NAME_TAKEN. A form that was sent before, by its `editId`, returns the category that it added;
 * throws NOT_FOUND if that was deleted since.
 */
export async function addCategory(
  services: Services,
  actor: UserId,
  { editId, ...form }: CategoryForm & { readonly editId?: AdditionId },
): Promise<WireCategory> {
  const { db, config, clock } = services;
  const now = clock.now();
  const row = {
    id: makeId<'Category'>(now),
    name: form.name,
    image: storedImageUrl(config, form.image),
    created_at: now,
    updated_at: now,
  };
  return nameTaken(form.name, () =>
    inTransaction(db, async (tx) => {
      const earlier = await addedBefore(tx, editId, row.id, now);
      if (earlier !== null) {
        const there = await lockCategory(tx, earlier);
        if (there === undefined) throw new AppError('NOT_FOUND', { message: texts.noSuchCategory });
        return toWireCategory(config, there);
      }
      const added = await insertCategory(tx, row);
      await recordChange(tx, {
        actor,
        action: 'create',
        entity: 'category',
        entityId: added.id,
        name: added.name,
        before: null,
        after: categoryFacts(added),
        now,
      });
      await touchCatalogue(tx, [{ entity: 'category', id: added.id }]);
      return toWireCategory(config, added);
    }),
  );
}
