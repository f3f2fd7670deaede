import type { ProductId, UserId } from '@jhola/domain';
import type { Services } from '../../../platform/services.ts';
import { inSteps, PRODUCTS_AT_ONCE } from './in-steps.ts';
import { deleteGathered, gatherForDeletion, productsDeleted } from './product-table.queries.ts';

/**
 * Deletes many products, in steps of `atOnce`. Returns how many existed. If it fails in between, repeating it deletes
 * the rest.
 */
export async function deleteProducts(
  { db, clock }: Services,
  actor: UserId,
  ids: readonly ProductId[],
  atOnce = PRODUCTS_AT_ONCE,
): Promise<number> {
  const { count } = await inSteps(db, {
    actor,
    now: clock.now(),
    whole: 'delete many',
    after: null,
    items: ids.toSorted(),
    atOnce,
    change: async (tx, some) => {
      await gatherForDeletion(tx, some);
      await deleteGathered(tx);
    },
    changed: productsDeleted,
  });
  return count;
}
