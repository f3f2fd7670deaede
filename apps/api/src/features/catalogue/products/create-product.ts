import type { WireProduct } from '@jhola/contract';
import { makeId, type ProductId, type UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCategories } from '../categories/require-categories.ts';
import { requireSubCategories } from '../sub-categories/require-sub-categories.ts';
import { noteProduct } from '../history/note-product.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { contentColumns, type ProductForm } from './product-form.ts';
import { insertProduct, placeProduct } from './product-write.queries.ts';
import { readWireProducts } from './read-wire-products.ts';

/**
 * Adds a product. Its sub-categories needn't belong to its categories: the form sees to that where it matters.
 * Throws NOT_FOUND naming a category or sub-category that doesn't exist.
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
    const created = await readOne(tx, config, id);
    await noteProduct(tx, { config, actor, now }, null, created);
    await touchCatalogue(tx, [{ entity: 'product', id }]);
    return created;
  });
}

/** A product as it travels, from within the transaction that wrote it. */
export async function readOne(tx: Db, config: Config, id: ProductId): Promise<WireProduct> {
  const product = (await readWireProducts(tx, config, [id])).get(id);
  if (product === undefined) throw new AppError('NOT_FOUND', { message: 'There is no such product' });
  return product;
}
