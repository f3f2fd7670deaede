import { isId, type ProductId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { newerFirst, type Placed } from '../shelf/shelf-contents.ts';

/** Where a page ended, as text: also true when that product has been deleted since. */
export function cursorAfter(product: Placed): string {
  return `${product.madeAt.toString(36)}.${product.id}`;
}

/** The place in a list (newest first) that follows a cursor. Throws BAD_REQUEST for what is no cursor. */
export function placeAfter(products: readonly Placed[], cursor: string): number {
  const end = readCursor(cursor);
  let low = 0;
  let high = products.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const product = products[middle];
    if (product && newerFirst(product, end) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readCursor(cursor: string): Placed {
  const [time = '', id = '', ...rest] = cursor.split('.');
  const madeAt = Number.parseInt(time, 36);
  if (!/^-?[0-9a-z]{1,12}$/.test(time) || !isId(id) || rest.length > 0) {
    throw new AppError('BAD_REQUEST', { message: 'That is not where a page ended', field: 'after' });
  }
  return { madeAt, id: id as ProductId };
}
