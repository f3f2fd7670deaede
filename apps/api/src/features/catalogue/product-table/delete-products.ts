import { paiseToRupees, type ProductId, type UserId } from '@jhola/domain';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { recordMany } from '../../audit/index.ts';
import { allowLongStatements, deleteProductRows } from './product-table.queries.ts';
import { touchProducts } from './touch-products.ts';

/** Deletes many products, all of it or nothing. Returns how many there were. */
export async function deleteProducts(
  { db, clock }: Services,
  actor: UserId,
  ids: readonly ProductId[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await allowLongStatements(tx);
    const gone = await deleteProductRows(tx, ids);
    const things = gone.map(({ id, name, unit, stock, price_paise, discount_percent }) => ({
      entityId: id,
      name,
      before: { name, unit, stock, price: paiseToRupees(price_paise), discount: discount_percent },
      after: null,
    }));
    await recordMany(tx, {
      actor,
      now: clock.now(),
      whole: 'delete many',
      action: 'delete',
      entity: 'product',
      plural: 'products',
      after: null,
      things,
    });
    await touchProducts(
      tx,
      gone.map(({ id }) => id),
    );
    return gone.length;
  });
}
