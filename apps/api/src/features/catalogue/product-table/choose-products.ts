import type { ProductId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Shelf } from '../shelf/create-shelf.ts';
import { type ProductFilter, findProducts } from './find-products.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

export type ProductsChosen = {
  readonly ids?: readonly ProductId[] | undefined;
  readonly matching?: ProductFilter | undefined;
  /** The number of products that the admin confirmed. */
  readonly count: number;
};

/**
 * The products of a bulk action. If they were chosen by a filter, their number is unlimited but must equal the number
 * that the admin confirmed: throws CONFLICT if it has changed.
 */
export async function chooseProducts(shelf: Shelf, chosen: ProductsChosen): Promise<readonly ProductId[]> {
  if (chosen.matching === undefined) return [...new Set(chosen.ids)];
  const { products } = findProducts(shelf, chosen.matching);
  if (products.length !== chosen.count) {
    const message = texts.otherMatches({ count: products.length, seen: chosen.count });
    throw new AppError('CONFLICT', { message });
  }
  return products.map(({ id }) => id);
}
