import type { WireSubCategory } from '@jhola/contract';
import { type CategoryId, makeId, type UserId } from '@jhola/domain';
import { storedImageUrl } from '../../../platform/images.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordChange } from '../../audit/index.ts';
import { addedBefore, type AdditionId } from '../additions/additions.queries.ts';
import { toWireSubCategory } from '../categories/category.mapper.ts';
import { requireCategories } from '../categories/require-categories.ts';
import { subCategoryFacts } from '../history/facts.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { readSubCategory } from './read-sub-category.ts';
import { insertSubCategory, placeSubCategory } from './sub-category.queries.ts';

export type SubCategoryForm = {
  readonly name: string;
  readonly image: string;
  readonly category: readonly CategoryId[];
};

/**
 * Adds a sub-category under its categories. Two may share a name. Throws NOT_FOUND with the unknown category. A form
 * that was sent before, by its `editId`, returns the sub-category that it added; throws NOT_FOUND if that was deleted
 * since.
 */
export async function createSubCategory(
  services: Services,
  actor: UserId,
  { editId, ...form }: SubCategoryForm & { readonly editId?: AdditionId },
): Promise<WireSubCategory> {
  const { db, config, clock } = services;
  const now = clock.now();
  const id = makeId<'SubCategory'>(now);
  const image = storedImageUrl(config, form.image);
  return inTransaction(db, async (tx) => {
    const earlier = await addedBefore(tx, editId, id, now);
    if (earlier !== null) {
      const there = await readSubCategory(tx, earlier);
      return toWireSubCategory(config, there, there.taxonomy);
    }
    const categories = await requireCategories(tx, form.category);
    await insertSubCategory(tx, { id, name: form.name, image, created_at: now, updated_at: now });
    await placeSubCategory(tx, id, categories);
    const created = await readSubCategory(tx, id);
    await recordChange(tx, {
      actor,
      action: 'create',
      entity: 'sub_category',
      entityId: id,
      name: created.name,
      before: null,
      after: subCategoryFacts(created),
      now,
    });
    await touchCatalogue(tx, [{ entity: 'sub_category', id }]);
    return toWireSubCategory(config, created, created.taxonomy);
  });
}
