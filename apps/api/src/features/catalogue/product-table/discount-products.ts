import type { DiscountPercent, ProductId, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type ChangeId, hasChange, readPartsRanges } from '../../audit/index.ts';
import { type BulkOptions, runBulkAction, PRODUCTS_AT_ONCE, stepsOf } from './run-bulk-action.ts';
import {
  discountsMoved,
  type FormerDiscount,
  gatherFormerDiscounts,
  gatherOtherDiscounts,
  moveDiscounts,
  readFormerDiscounts,
  readOtherDiscounts,
} from './product-table.queries.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/** The most product names listed in an error. */
const NAMED = 3;

export type Discounted = {
  readonly changed: number;
  /** The id for restoreDiscounts, which undoes it; null if every product had the discount already. */
  readonly undo: ChangeId | null;
};

/** The actions of the audit log. */
export const DISCOUNT_ACTION = 'discount';
const RESTORE_ACTION = 'restore discounts';

/**
 * Gives many products one discount, in steps of `atOnce`. Throws CONFLICT, and changes none, if some of them would then
 * be free. If it fails in between, repeating it changes the rest. Sent again with its `actionId`, it returns the same.
 */
export async function discountProducts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: UserId,
  ids: readonly ProductId[],
  discount: DiscountPercent,
  { actionId, atOnce = PRODUCTS_AT_ONCE }: BulkOptions = {},
): Promise<Discounted> {
  const { ids: others, free } = await readOtherDiscounts(db, ids, discount);
  if (free.length > 0) throw wouldCostNothing(free, discount);
  const { count, id } = await runBulkAction(db, {
    actor,
    clock,
    actionId,
    action: DISCOUNT_ACTION,
    after: { discount },
    steps: stepsOf(others, atOnce),
    change: async (tx, some) => {
      await gatherOtherDiscounts(tx, some, discount);
      await moveDiscounts(tx, clock.now());
    },
    changed: discountsMoved,
  });
  return { changed: count, undo: id };
}

/**
 * Undoes one discountProducts, in steps of `atOnce`: restores the previous discount of each product, unless its
 * discount was changed since, or its price, so that it would be free. Returns the number of restored products, also if
 * they were restored by an earlier request. Throws NOT_FOUND if there was no such action. If it fails in between,
 * repeating it restores the rest.
 */
export async function restoreDiscounts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: UserId,
  undo: ChangeId,
  atOnce = PRODUCTS_AT_ONCE,
): Promise<number> {
  if (!(await hasChange(db, undo, DISCOUNT_ACTION))) {
    throw new AppError('NOT_FOUND', { message: texts.nothingToUndo });
  }
  const { count } = await runBulkAction(db, {
    actor,
    clock,
    actionId: undo,
    undoes: undo,
    action: RESTORE_ACTION,
    after: null,
    steps: formerDiscounts(db, undo, atOnce),
    change: async (tx, some) => {
      await gatherFormerDiscounts(tx, some);
      await moveDiscounts(tx, clock.now());
    },
    changed: discountsMoved,
  });
  return count;
}

/** The discounts that an action changed, `atOnce` at a time. */
async function* formerDiscounts(db: Db, whole: ChangeId, atOnce: number): AsyncGenerator<FormerDiscount[]> {
  for (const range of await readPartsRanges(db, whole, atOnce)) {
    yield await readFormerDiscounts(db, whole, range);
  }
}

function wouldCostNothing(free: readonly string[], discount: DiscountPercent): AppError {
  const named = free.toSorted().slice(0, NAMED);
  const others = free.length - named.length;
  const names = others > 0 ? texts.namesAndMore({ names: named.join(', '), others }) : named.join(', ');
  return new AppError('CONFLICT', {
    message: texts.wouldCostNothing({ discount, names }),
    field: 'discount',
  });
}
