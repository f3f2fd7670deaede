import type { ProductId, UserId } from '@jhola/domain';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteOnce } from '../../audit/index.ts';
import { recordProduct } from '../history/record-product.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { deleteProductRow, lockProduct } from './product-write.queries.ts';
import { readProduct } from './read-products.ts';

/**
 * Deletes a product. It is removed from carts; past orders keep their copy. Does nothing if this admin has deleted it
 * already. Throws NOT_FOUND.
 */
export async function deleteProduct({ db, clock }: Services, actor: UserId, id: ProductId): Promise<void> {
  await deleteOnce(db, { actor, entity: 'product', entityId: id }, () =>
    inTransaction(db, async (tx) => {
      await lockProduct(tx, id);
      const product = await readProduct(tx, id);
      await deleteProductRow(tx, id);
      await recordProduct(tx, { actor, now: clock.now() }, product, null);
      await touchCatalogue(tx, [{ entity: 'product', id }]);
    }),
  );
}
