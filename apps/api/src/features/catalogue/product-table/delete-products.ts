import type { ProductId, UserId } from '@jhola/domain';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordMany } from '../../audit/index.ts';
import {
  allowLongStatements,
  deleteGathered,
  gatherForDeletion,
  productsDeleted,
  readGathered,
  readGatheredIds,
} from './product-table.queries.ts';
import { touchProducts } from './touch-products.ts';

/** Deletes many products, or none of them. Returns how many existed. */
export async function deleteProducts(
  { db, clock }: Services,
  actor: UserId,
  ids: readonly ProductId[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await allowLongStatements(tx);
    await gatherForDeletion(tx, ids);
    await deleteGathered(tx);
    const { count, name } = await readGathered(tx);
    const change = { actor, now: clock.now(), entity: 'product', plural: 'products', after: null } as const;
    await recordMany(tx, { ...change, whole: 'delete many', count, name }, productsDeleted);
    await touchProducts(tx, count, readGatheredIds);
    return count;
  });
}
