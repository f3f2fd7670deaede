import type { WireProduct } from '@jhola/contract';
import {
  discountFault,
  formatPaise,
  LIMITS,
  paise,
  type Id,
  type ProductId,
  rupeesToPaise,
  type UserId,
} from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordProduct } from '../history/record-product.ts';
import { rememberEdit } from '../products/edits.queries.ts';
import { laterThan } from '../products/later-than.ts';
import { toWireProduct } from '../products/product.mapper.ts';
import { type Product, readProduct } from '../products/read-products.ts';
import { changeProduct, lockProduct, recordStockEdit } from '../products/product-write.queries.ts';
import { outOfStock } from '../stock/take-stock.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

export type FieldEdit = {
  readonly _id: ProductId;
  readonly field: 'price' | 'stock' | 'discount';
  /** The value that the admin saw: paise, a count, or percent. */
  readonly was: number;
  readonly value: number;
  /** The id by which an edit that is sent again is recognised. */
  readonly editId?: Id<'ProductEdit'> | undefined;
};

/** The edit as it was sent; prices are in rupees. */
export function toFieldEdit(sent: FieldEdit): FieldEdit {
  if (sent.field !== 'price') return sent;
  return { ...sent, was: rupeesToPaise(sent.was), value: rupeesToPaise(sent.value) };
}

const COLUMNS = { price: 'price_paise', stock: 'stock', discount: 'discount_percent' } as const;

/**
 * Changes one field of a product. Stock changes by the difference between what the admin saw and entered, so that sales
 * in between are kept; throws OUT_OF_STOCK if it would become negative. Throws STALE with the current value if a price
 * or discount is neither what the admin saw nor what they want, BAD_REQUEST if price and discount would make the
 * product free, and NOT_FOUND. An edit that was made before, by its `editId`, only returns the product as it is now.
 */
export async function editProductField(
  services: Services,
  actor: UserId,
  edit: FieldEdit,
): Promise<WireProduct> {
  const { db, config, clock } = services;
  return inTransaction(db, async (tx) => {
    const locked = await lockProduct(tx, edit._id);
    if (locked === undefined) throw new AppError('NOT_FOUND', { message: texts.noSuchProduct });
    const before = await readProduct(tx, edit._id);
    const isFirst = edit.editId === undefined || (await rememberEdit(tx, edit._id, edit.editId, clock.now()));
    if (!isFirst) return toWireProduct(config, before);
    const found = before[COLUMNS[edit.field]];
    const value = edit.field === 'stock' ? movedStock(edit, before) : agreed(edit, found);
    if (value === found) return toWireProduct(config, before);
    refuseFree({ ...before, [COLUMNS[edit.field]]: value }, edit.field);
    const now = laterThan(locked.updated_at, clock.now());
    await write(tx, edit, value, found, now);
    const after = await readProduct(tx, edit._id);
    await recordProduct(tx, { actor, now }, before, after);
    // Stock isn't part of the catalogue's version; processes are notified of it separately.
    if (edit.field !== 'stock') await touchCatalogue(tx, [{ entity: 'product', id: edit._id }]);
    return toWireProduct(config, after);
  });
}

function movedStock({ was, value }: FieldEdit, before: Product): number {
  const stock = before.stock + value - was;
  if (stock < 0) throw outOfStock(before.name, before.stock);
  return Math.min(stock, LIMITS.stock);
}

function agreed({ field, was, value }: FieldEdit, found: number): number {
  if (found === was || found === value) return value;
  const now = field === 'price' ? formatPaise(paise(found)) : `${found}%`;
  throw new AppError('STALE', { message: texts.fieldHasBecome({ field, now }), field });
}

function refuseFree({ price_paise, discount_percent }: Product, field: string): void {
  const fault = discountFault(price_paise, discount_percent);
  if (fault !== null) throw new AppError('BAD_REQUEST', { message: fault, field });
}

async function write(tx: Db, edit: FieldEdit, value: number, found: number, now: Date): Promise<void> {
  if (edit.field === 'stock') {
    await changeProduct(tx, edit._id, { stock: value, updated_at: now });
    await recordStockEdit(tx, edit._id, value - found, now);
    return;
  }
  const content = edit.field === 'price' ? { price_paise: paise(value) } : { discount_percent: value };
  await changeProduct(tx, edit._id, { ...content, updated_at: now, content_updated_at: now });
}
