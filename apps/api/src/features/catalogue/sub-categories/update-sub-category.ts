import type { WireSubCategory } from '@jhola/contract';
import type { SubCategoryId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { storedImageUrl } from '../../../platform/images.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCategories } from '../categories/require-categories.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import type { SubCategoryForm } from './create-sub-category.ts';
import { readWireSubCategory } from './read-wire-sub-category.ts';
import { changeSubCategory, placeSubCategory } from './sub-category.queries.ts';

/** Changes a sub-category. Throws NOT_FOUND for it or for one of its categories. */
export async function updateSubCategory(
  services: Services,
  form: SubCategoryForm & { readonly _id: SubCategoryId },
): Promise<WireSubCategory> {
  const { db, config, clock } = services;
  const change = { name: form.name, image: storedImageUrl(config, form.image), updated_at: clock.now() };
  return inTransaction(db, async (tx) => {
    const isThere = await changeSubCategory(tx, form._id, change);
    if (!isThere) throw new AppError('NOT_FOUND', { message: 'There is no such sub category' });
    await placeSubCategory(tx, form._id, await requireCategories(tx, form.category));
    const updated = await readWireSubCategory(tx, config, form._id);
    await touchCatalogue(tx, [{ entity: 'sub_category', id: form._id }]);
    return updated;
  });
}
