import type { CartLineId, ProductId, UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { deleteLine } from './cart.queries.ts';
import { noSuchLine } from './no-such-line.ts';

/** Removes a line from the user's cart; returns its product. Throws NOT_FOUND if the user has no such line. */
export async function removeFromCart(
  { db }: Services,
  userId: UserId,
  lineId: CartLineId,
): Promise<ProductId> {
  const productId = await deleteLine(db, userId, lineId);
  if (productId === undefined) throw noSuchLine();
  return productId;
}
