import { isId, type ShopSort } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';
import { bySortKey, type SortKey, sortKeyOf } from './shop-sort.ts';

/** A cursor: the sort values of a page's last product. It stays valid when that product is deleted. */
export function cursorAfter(product: ShelfProduct, sort: ShopSort): string {
  const { isSoldOut, value, madeAt, id } = sortKeyOf(product, sort);
  return [Number(isSoldOut), value, madeAt.toString(36), id].join('_');
}

/** The position in a sorted list that follows a cursor. Throws BAD_REQUEST if the cursor is malformed. */
export function placeAfter(products: readonly ShelfProduct[], cursor: string, sort: ShopSort): number {
  const end = readCursor(cursor);
  let low = 0;
  let high = products.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const product = products[middle];
    if (product && bySortKey(sortKeyOf(product, sort), end) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readCursor(cursor: string): SortKey {
  const [, soldOut, value = '', time = '', id = ''] =
    /^([01])_(-?[0-9.]{1,25}(?:e[+-]?\d{1,3})?)_(-?[0-9a-z]{1,12})_(\w+)$/.exec(cursor) ?? [];
  if (!isId<'Product'>(id) || Number.isNaN(Number(value))) {
    throw new AppError('BAD_REQUEST', { message: 'That is not where a page ended', field: 'after' });
  }
  return {
    isSoldOut: soldOut === '1',
    value: Number(value),
    madeAt: Number.parseInt(time, 36),
    id,
  };
}
