import { LIMITS } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { outOfStock, type Offer } from '../catalogue/index.ts';
import { cartTexts as texts } from '../../messages/index.ts';

/** The error for a line that would exceed the stock, or the limit of one order. */
export function tooMany(product: Pick<Offer, 'name' | 'stock'>): AppError {
  if (product.stock < LIMITS.quantityPerLine) return outOfStock(product.name, product.stock);
  return new AppError('OUT_OF_STOCK', {
    message: texts.tooMany({ max: LIMITS.quantityPerLine, name: product.name }),
  });
}
