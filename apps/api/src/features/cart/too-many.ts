import { LIMITS } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { outOfStock, type Offer } from '../catalogue/index.ts';
import { cartTexts as texts } from '../../messages/index.ts';

/** The failure to say when a line would hold more of a product than there is, or than one order may take. */
export function tooMany(product: Pick<Offer, 'name' | 'stock'>): AppError {
  if (product.stock < LIMITS.quantityPerLine) return outOfStock(product.name, product.stock);
  return new AppError('OUT_OF_STOCK', {
    message: texts.tooMany({ max: LIMITS.quantityPerLine, name: product.name }),
  });
}
