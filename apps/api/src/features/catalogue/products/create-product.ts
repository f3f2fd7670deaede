import type { WireProduct } from '@jhola/contract';
import { type Id, makeId, type UserId } from '@jhola/domain';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCategories } from '../categories/require-categories.ts';
import { requireSubCategories } from '../sub-categories/require-sub-categories.ts';
import { recordProduct } from '../history/record-product.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { contentColumns, type ProductForm } from './product-form.ts';
import { productOfEdit, rememberEdit } from './edits.queries.ts';
import { insertProduct, placeProduct } from './product-write.queries.ts';
import { toWireProduct } from './product.mapper.ts';
import { readProduct } from './read-products.ts';

export type NewProduct = ProductForm & {
  /** The id by which a form that is sent again is recognised. */
  readonly editId?: Id<'ProductEdit'> | undefined;
};

/**
 * Adds a product. Its sub-categories needn't belong to its categories: the form checks that if it matters. Throws
 * NOT_FOUND with the category or sub-category that doesn't exist. A form that was sent before, by its `editId`, returns
 * the product that it added; throws NOT_FOUND if that was deleted since.
 */
export async function createProduct(
  services: Services,
  actor: UserId,
  form: NewProduct,
): Promise<WireProduct> {
  const { db, config, clock } = services;
  const now = clock.now();
  const id = makeId<'Product'>(now);
  return inTransaction(db, async (tx) => {
    const { editId } = form;
    if (editId !== undefined && !(await rememberEdit(tx, id, editId, now))) {
      return toWireProduct(config, await readProduct(tx, await productOfEdit(tx, editId)));
    }
    const categories = await requireCategories(tx, form.category);
    const subCategories = await requireSubCategories(tx, form.subCategory);
    const times = { created_at: now, updated_at: now, content_updated_at: now };
    await insertProduct(tx, { id, ...contentColumns(config, form), stock: form.stock, ...times });
    await placeProduct(tx, id, categories, subCategories);
    const created = await readProduct(tx, id);
    await recordProduct(tx, { actor, now }, null, created);
    await touchCatalogue(tx, [{ entity: 'product', id }]);
    return toWireProduct(config, created);
  });
}
