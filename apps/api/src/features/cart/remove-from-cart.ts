import type { CartLineId, UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { deleteLine } from './cart.queries.ts';
import { noSuchLine } from './no-such-line.ts';

/** Takes a line out of the user's cart. Throws NOT_FOUND for any other line. */
export async function removeFromCart({ db }: Services, userId: UserId, lineId: CartLineId): Promise<void> {
  const removed = await deleteLine(db, userId, lineId);
  if (!removed) throw noSuchLine();
}
