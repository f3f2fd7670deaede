import type { ProductId, UserId } from '@jhola/domain';
import type { Services } from '../../../platform/services.ts';
import { type BulkOptions, runBulkAction, PRODUCTS_AT_ONCE, stepsOf } from './run-bulk-action.ts';
import { deleteGathered, gatherForDeletion, productsDeleted } from './product-table.queries.ts';

/** The deletion, as an action of the audit log. */
export const DELETE_ACTION = 'delete many';

/**
 * Deletes many products, in steps of `atOnce`. Returns how many existed. If it fails in between, repeating it deletes
 * the rest. Sent again with its `actionId`, it returns the same.
 */
export async function deleteProducts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: UserId,
  ids: readonly ProductId[],
  { actionId, atOnce = PRODUCTS_AT_ONCE }: BulkOptions = {},
): Promise<number> {
  const { count } = await runBulkAction(db, {
    actor,
    clock,
    actionId,
    action: DELETE_ACTION,
    after: null,
    steps: stepsOf(ids.toSorted(), atOnce),
    change: async (tx, some) => {
      await gatherForDeletion(tx, some);
      await deleteGathered(tx);
    },
    changed: productsDeleted,
  });
  return count;
}
