import type { ProductId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { deleteProductRow } from './product-write.queries.ts';

/** Deletes a product. Carts lose it, past orders keep their copy. Throws NOT_FOUND. */
export async function deleteProduct({ db }: Services, id: ProductId): Promise<void> {
  await inTransaction(db, async (tx) => {
    const wasThere = await deleteProductRow(tx, id);
    if (!wasThere) throw new AppError('NOT_FOUND', { message: 'There is no such product' });
    await touchCatalogue(tx, [{ entity: 'product', id }]);
  });
}
