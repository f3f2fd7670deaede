import type { WireProduct } from '@jhola/contract';
import { type Id, LIMITS, type ProductId, type UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCategories } from '../categories/require-categories.ts';
import { outOfStock } from '../stock/take-stock.ts';
import { requireSubCategories } from '../sub-categories/require-sub-categories.ts';
import { recordProduct } from '../history/record-product.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { rememberEdit } from './edits.queries.ts';
import { laterThan } from './later-than.ts';
import { contentColumns, type ProductForm } from './product-form.ts';
import { toWireProduct } from './product.mapper.ts';
import {
  changeProduct,
  type LockedProduct,
  hasEditedStockSince,
  lockProduct,
  recordStockEdit,
  placeProduct,
  stockMovedSince,
  wasSoldSince,
} from './product-write.queries.ts';
import { readProduct } from './read-products.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/** The longest time that a form without `updatedAt` is assumed to have been open. */
const LONGEST_OPEN_MS = 12 * 60 * 60_000;

export type ProductUpdate = ProductForm & {
  readonly _id: ProductId;
  /** The product's time of last change when the form was opened. */
  readonly updatedAt?: string | undefined;
  /** Whether to overwrite what somebody edited since `updatedAt`. */
  readonly overwrites: boolean;
  /** The id by which a form that is sent again is recognised. */
  readonly editId?: Id<'ProductEdit'> | undefined;
};

/**
 * Changes a product. With `updatedAt` an outdated form does no harm: if somebody edited the product since, throws
 * STALE unless the form `overwrites` that edit. The form's stock is changed by what was sold, returned or added since;
 * throws OUT_OF_STOCK if it would become negative. Throws NOT_FOUND for the product, or with the category or
 * sub-category that doesn't exist. A form that was sent before, by its `editId`, only returns the product as it is now.
 */
export async function updateProduct(
  services: Services,
  actor: UserId,
  form: ProductUpdate,
): Promise<WireProduct> {
  const { db, config, clock } = services;
  return inTransaction(db, async (tx) => {
    const locked = await lockProduct(tx, form._id);
    if (locked === undefined) throw new AppError('NOT_FOUND', { message: texts.noSuchProduct });
    const before = await readProduct(tx, form._id);
    const { editId } = form;
    if (editId !== undefined && !(await rememberEdit(tx, form._id, editId, clock.now()))) {
      return toWireProduct(config, before);
    }
    const stock = await settledStock(tx, actor, form, locked, clock.now());
    const categories = await requireCategories(tx, form.category);
    const subCategories = await requireSubCategories(tx, form.subCategory);
    const now = laterThan(locked.updated_at, clock.now());
    await changeProduct(tx, form._id, {
      ...contentColumns(config, form),
      stock,
      updated_at: now,
      content_updated_at: now,
    });
    if (stock !== before.stock) await recordStockEdit(tx, form._id, stock - before.stock, now);
    await placeProduct(tx, form._id, categories, subCategories);
    const updated = await readProduct(tx, form._id);
    await recordProduct(tx, { actor, now }, before, updated);
    await touchCatalogue(tx, [{ entity: 'product', id: form._id }]);
    return toWireProduct(config, updated);
  });
}

/**
 * The stock that the admin intends: the entered stock, changed by what was sold, returned or added since the form was
 * opened. A form without `updatedAt` doesn't tell when it was opened: if its stock equals one that the product had
 * before sales of the last hours, the admin has not changed it, and the sold pieces stay sold. Any other number is used
 * as it is. A form that overwrites may be a repetition whose first response was lost: then its change of the stock
 * isn't made again.
 */
async function settledStock(
  tx: Db,
  actor: UserId,
  form: ProductUpdate,
  before: LockedProduct,
  now: Date,
): Promise<number> {
  if (form.updatedAt === undefined) {
    const opened = new Date(now.getTime() - LONGEST_OPEN_MS);
    const isOld =
      form.stock > before.stock && (await wasSoldSince(tx, form._id, opened, before.stock, form.stock));
    return isOld ? before.stock : form.stock;
  }
  const seenAt = new Date(form.updatedAt);
  const isStale = before.content_updated_at > seenAt;
  if (isStale && !form.overwrites) throw new AppError('STALE');
  const stock = form.stock + (await stockMovedSince(tx, form._id, seenAt));
  const edit = { id: form._id, actor, since: seenAt, change: stock - before.stock };
  if (isStale && (await hasEditedStockSince(tx, edit))) return before.stock;
  if (stock < 0) throw outOfStock(before.name, before.stock);
  return Math.min(stock, LIMITS.stock);
}
