import type { WireOrderDetails } from '@jhola/contract';
import type { OrderId } from '@jhola/domain';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import type { Services } from '../../../platform/services.ts';
import { noSuchOrder } from '../no-such-order.ts';
import type { OrderNeeds } from '../order.mapper.ts';
import { toWireDetails } from './details.mapper.ts';
import { readEvents, readWithCustomer } from './details.queries.ts';

/** One order for the shopper who placed it, or for an admin. Throws NOT_FOUND for everybody else. */
export async function showOrder(
  { db, config }: Services,
  shelf: OrderNeeds['shelf'],
  viewer: Pick<SignedIn, 'userId' | 'role'>,
  id: OrderId,
): Promise<WireOrderDetails> {
  const [order, events] = await Promise.all([readWithCustomer(db, id), readEvents(db, id)]);
  const isShop = viewer.role === 'ADMIN';
  if (order === undefined || !(isShop || order.user_id === viewer.userId)) throw noSuchOrder();
  return toWireDetails({ config, shelf }, order, events, isShop ? 'shop' : 'shopper');
}
