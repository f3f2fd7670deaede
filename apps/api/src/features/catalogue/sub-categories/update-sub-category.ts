import type { WireSubCategory } from '@jhola/contract';
import type { SubCategoryId, UserId } from '@jhola/domain';
import { storedImageUrl } from '../../../platform/images.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordUpdate } from '../../audit/index.ts';
import { toWireSubCategory } from '../categories/category.mapper.ts';
import { keepOthersChanges, type SeenBefore } from '../categories/keep-others-changes.ts';
import { requireCategories } from '../categories/require-categories.ts';
import { subCategoryFacts } from '../history/facts.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import type { SubCategoryForm } from './create-sub-category.ts';
import { readSubCategory } from './read-sub-category.ts';
import { changeSubCategory, lockSubCategory, placeSubCategory } from './sub-category.queries.ts';

/**
 * Changes a sub-category. With `was`, what the admin saw, a field that they left alone isn't changed. Throws NOT_FOUND
 * if it, or one of its categories, doesn't exist, and STALE if somebody else has changed the same field, unless the form
 * `overwrites`.
 */
export async function updateSubCategory(
  services: Services,
  actor: UserId,
  form: SubCategoryForm & SeenBefore<SubCategoryForm> & { readonly _id: SubCategoryId },
): Promise<WireSubCategory> {
  const { db, config, clock } = services;
  const now = clock.now();
  const stored = ({ name, image, category }: SubCategoryForm) => ({
    name,
    image: storedImageUrl(config, image),
    category,
  });
  return inTransaction(db, async (tx) => {
    await lockSubCategory(tx, form._id);
    const before = await readSubCategory(tx, form._id);
    const present = { name: before.name, image: before.image, category: before.category_ids };
    const seen = { was: form.was && stored(form.was), overwrites: form.overwrites };
    const { category, ...change } = keepOthersChanges(stored(form), seen, present);
    await changeSubCategory(tx, form._id, { ...change, updated_at: now });
    await placeSubCategory(tx, form._id, await requireCategories(tx, category));
    const updated = await readSubCategory(tx, form._id);
    await recordUpdate(tx, {
      actor,
      entity: 'sub_category',
      entityId: form._id,
      name: updated.name,
      before: subCategoryFacts(before),
      after: subCategoryFacts(updated),
      now,
    });
    await touchCatalogue(tx, [{ entity: 'sub_category', id: form._id }]);
    return toWireSubCategory(config, updated, updated.taxonomy);
  });
}
