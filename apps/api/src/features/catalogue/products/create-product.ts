import type { WireProduct } from '@jhola/contract';
import { makeId, type UserId } from '@jhola/domain';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCategories } from '../categories/require-categories.ts';
import { requireSubCategories } from '../sub-categories/require-sub-categories.ts';
import { recordProduct } from '../history/record-product.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { contentColumns, type ProductForm } from './product-form.ts';
import { insertProduct, placeProduct } from './product-write.queries.ts';
import { toWireProduct } from './product.mapper.ts';
import { readProduct } from './read-products.ts';

/**
 * Adds a product. Its sub-categories needn't belong to its categories: the form checks that if it matters. Throws
 * NOT_FOUND with the category or sub-category that doesn't exist.
 */
export async function createProduct(
  services: Services,
  actor: UserId,
  form: ProductForm,
): Promise<WireProduct> {
  const { db, config, clock } = services;
  const now = clock.now();
  const id = makeId<'Product'>(now);
  return inTransaction(db, async (tx) => {
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
