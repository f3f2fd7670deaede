import type { Id, ProductId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import type { Shelf } from '../shelf/create-shelf.ts';
import { NOTHING_DONE, readProgress } from './bulk-actions.queries.ts';
import { type ProductFilter, findProducts } from './find-products.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

export type ProductsChosen = {
  readonly ids?: readonly ProductId[] | undefined;
  readonly matching?: ProductFilter | undefined;
  /** The number of products that the admin confirmed. */
  readonly count: number;
  /** The id by which the action is recognised if it is sent again. */
  readonly actionId?: Id<'BulkAction'> | undefined;
};

/**
 * The products of a bulk action. `action`: what it does, as in the audit log ('discount'). If they were chosen by a
 * filter, their number is unlimited but must equal the number that the admin confirmed: throws CONFLICT if it has
 * changed. If the action was sent before, with the same id, those that it has changed may no longer match; if it is
 * finished, returns none.
 */
export async function chooseProducts(
  db: Db,
  shelf: Shelf,
  action: string,
  { ids, matching, count, actionId }: ProductsChosen,
): Promise<readonly ProductId[]> {
  const done = actionId === undefined ? NOTHING_DONE : await readProgress(db, { actionId, action });
  if (done.isFinished) return [];
  if (matching === undefined) return [...new Set(ids)];
  const { products } = findProducts(shelf, matching);
  if (products.length !== count && products.length !== count - done.count) {
    const message = texts.otherMatches({ count: products.length, seen: count });
    throw new AppError('CONFLICT', { message });
  }
  return products.map(({ id }) => id);
}
