import type { WireSubCategory } from '@jhola/contract';
import type { SubCategoryId, UserId } from '@jhola/domain';
import { storedImageUrl } from '../../../platform/images.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordUpdate } from '../../audit/index.ts';
import { toWireSubCategory } from '../categories/category.mapper.ts';
import { requireCategories } from '../categories/require-categories.ts';
import { subCategoryFacts } from '../history/facts.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import type { SubCategoryForm } from './create-sub-category.ts';
import { readSubCategory } from './read-sub-category.ts';
import { changeSubCategory, lockSubCategory, placeSubCategory } from './sub-category.queries.ts';

/** Changes a sub-category. Throws NOT_FOUND if it, or one of its categories, doesn't exist. */
export async function updateSubCategory(
  services: Services,
  actor: UserId,
  form: SubCategoryForm & { readonly _id: SubCategoryId },
): Promise<WireSubCategory> {
  const { db, config, clock } = services;
  const now = clock.now();
  const change = { name: form.name, image: storedImageUrl(config, form.image), updated_at: now };
  return inTransaction(db, async (tx) => {
    await lockSubCategory(tx, form._id);
    const before = await readSubCategory(tx, form._id);
    await changeSubCategory(tx, form._id, change);
    await placeSubCategory(tx, form._id, await requireCategories(tx, form.category));
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
