import type { ProductId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { putBack, type StockWanted, takeOrNothing } from './stock.queries.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

export type { StockWanted } from './stock.queries.ts';

/**
 * Takes products from the stock, all or none, within the caller's transaction. Stock never falls below zero, even if
 * requests race. Throws OUT_OF_STOCK with the first product that has too little, and its remaining stock. After the
 * commit the caller must call `shelf.reloadStock(ids)`.
 */
export async function takeStock(tx: Db, wanted: readonly StockWanted[], now: Date): Promise<void> {
  const lines = summed(wanted);
  if (lines.length === 0) return;
  const had = await takeOrNothing(tx, lines, now);
  const short = had.find((line) => line.stock < line.quantity);
  if (short) throw outOfStock(short.name, short.stock);
  if (had.length < lines.length) {
    throw new AppError('OUT_OF_STOCK', { message: texts.cartHasGone });
  }
}

/** Puts products back into stock, within the caller's transaction, because an order was cancelled or not paid. */
export async function returnStock(tx: Db, returned: readonly StockWanted[], now: Date): Promise<void> {
  const lines = summed(returned);
  if (lines.length > 0) await putBack(tx, lines, now);
}

/** The error if a shopper wants more than the stock. */
export function outOfStock(name: string, left: number): AppError {
  const message = left <= 0 ? texts.outOfStock({ name }) : texts.onlyLeft({ left, name });
  return new AppError('OUT_OF_STOCK', { message });
}

/**
 * Adds up the quantities per product: SQL updates a row once per statement. Throws RangeError for an invalid quantity.
 */
function summed(lines: readonly StockWanted[]): StockWanted[] {
  const quantities = new Map<ProductId, number>();
  for (const { productId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity: ${quantity}`);
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}
