import type { ProductId } from '@jhola/domain';
import type { Rows } from '../../platform/user-statement.queries.ts';
import type { DeletedLine } from './cart.queries.ts';
import { noSuchLine } from './no-such-line.ts';

/**
 * Removes a line from the user's cart; returns its product. `rows`: of `deletingLine`. Throws NOT_FOUND if the user has
 * no such line.
 */
export async function removeFromCart(rows: Rows<DeletedLine>): Promise<ProductId> {
  const [deleted] = await rows();
  if (deleted === undefined) throw noSuchLine();
  return deleted.product_id;
}
