import type { DiscountPercent, ProductId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { type ChangeId, isThereChange, type ManyAtOnce, recordMany } from '../../audit/index.ts';
import {
  allowLongStatements,
  discountsMoved,
  findFreeByRounding,
  gatherFormerDiscounts,
  gatherOtherDiscounts,
  moveDiscounts,
  readGathered,
  readGatheredIds,
} from './product-table.queries.ts';
import { touchProducts } from './touch-products.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/** The most product names listed in an error. */
const NAMED = 3;

export type Discounted = {
  readonly changed: number;
  /** The id for restoreDiscounts, which undoes it; null if every product had the discount already. */
  readonly undo: ChangeId | null;
};

const SET = 'discount';
const RESTORED = 'restore discounts';

/** Gives many products one discount, or none of them. Throws CONFLICT if some of them would then be free. */
export async function discountProducts(
  { db, clock }: Services,
  actor: UserId,
  ids: readonly ProductId[],
  discount: DiscountPercent,
): Promise<Discounted> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await allowLongStatements(tx);
    await gatherOtherDiscounts(tx, ids, discount);
    const free = await findFreeByRounding(tx, NAMED);
    if (free.count > 0) throw wouldCostNothing(free, discount);
    return move(tx, { actor, now, whole: SET, after: { discount } });
  });
}

/**
 * Undoes one discountProducts: restores the previous discount of each product, unless its discount was changed since,
 * or its price, so that it would be free. Returns the number of restored products. Throws NOT_FOUND if there was no
 * such action.
 */
export async function restoreDiscounts(
  { db, clock }: Services,
  actor: UserId,
  undo: ChangeId,
): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await allowLongStatements(tx);
    if (!(await isThereChange(tx, undo, SET))) {
      throw new AppError('NOT_FOUND', { message: texts.nothingToUndo });
    }
    await gatherFormerDiscounts(tx, undo);
    const { changed } = await move(tx, { actor, now, whole: RESTORED, after: null });
    return changed;
  });
}

function wouldCostNothing(
  { count, names: named }: { readonly count: number; readonly names: readonly string[] },
  discount: DiscountPercent,
): AppError {
  const others = count - named.length;
  const names = others > 0 ? texts.namesAndMore({ names: named.join(', '), others }) : named.join(', ');
  return new AppError('CONFLICT', {
    message: texts.wouldCostNothing({ discount, names }),
    field: 'discount',
  });
}

type Occasion = Pick<ManyAtOnce, 'actor' | 'now' | 'whole' | 'after'>;

/** Sets the new discounts of the gathered products, and records it. */
async function move(tx: Db, occasion: Occasion): Promise<Discounted> {
  await moveDiscounts(tx, occasion.now);
  const { count, name } = await readGathered(tx);
  const change = { ...occasion, count, name, entity: 'product', plural: 'products' } as const;
  const undo = await recordMany(tx, change, discountsMoved);
  await touchProducts(tx, count, readGatheredIds);
  return { changed: count, undo };
}
