import type { OrderId, OrderStatus, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { moveAsShop } from './move-as-shop.ts';

export type SeenOrder = { readonly _id: OrderId; readonly from: OrderStatus };

/** Moves one order on. Throws NOT_FOUND and CONFLICT. */
export async function moveOne(
  { db, clock }: Services,
  admin: UserId,
  { _id: orderId, from, to }: SeenOrder & { readonly to: OrderStatus },
): Promise<void> {
  // On the way forward no stock moves: there is nothing to tell the shelf.
  await inTransaction(db, (tx) => moveAsShop(tx, { admin, orderId, from, to, now: clock.now() }));
}

export type Refused = { readonly _id: OrderId; readonly message: string };

/** Moves each of several orders on, by itself: what is refused keeps no other back. */
export async function moveMany(
  services: Services,
  admin: UserId,
  orders: readonly SeenOrder[],
  to: OrderStatus,
): Promise<{ moved: OrderId[]; refused: Refused[] }> {
  const moved: OrderId[] = [];
  const refused: Refused[] = [];
  for (const order of new Map(orders.map((each) => [each._id, each])).values()) {
    try {
      await moveOne(services, admin, { ...order, to });
      moved.push(order._id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ _id: order._id, message: error.message });
    }
  }
  return { moved, refused };
}
