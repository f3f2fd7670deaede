import type { OrderId, OrderStatus, UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import type { SalesCounter } from '../order-metrics.ts';
import { moveAsShop } from './move-as-shop.ts';

export type SeenOrder = { readonly _id: OrderId; readonly from: OrderStatus };

/** Moves one order to the next status; does nothing if this admin has done it already. Throws NOT_FOUND and CONFLICT. */
export async function moveOne(
  { db, clock }: Services,
  sales: SalesCounter,
  admin: UserId,
  { _id: orderId, from, to }: SeenOrder & { readonly to: OrderStatus },
): Promise<void> {
  // These transitions don't change stock, so the shelf needs no refresh.
  const now = clock.now();
  const moved = await inTransaction(db, (tx) => moveAsShop(tx, { admin, orderId, from, to, now }));
  if (moved !== null && to === 'delivered') sales.delivered({ placedAt: moved.order.placedAt, at: now });
}

export type Refused = { readonly _id: OrderId; readonly message: string };

/** Moves several orders to the next status, each in its own transaction: a refused order doesn't affect the others. */
export async function moveMany(
  services: Services,
  sales: SalesCounter,
  admin: UserId,
  orders: readonly SeenOrder[],
  to: OrderStatus,
): Promise<{ moved: OrderId[]; refused: Refused[] }> {
  const moved: OrderId[] = [];
  const refused: Refused[] = [];
  for (const order of new Map(orders.map((each) => [each._id, each])).values()) {
    try {
      await moveOne(services, sales, admin, { ...order, to });
      moved.push(order._id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ _id: order._id, message: error.message });
    }
  }
  return { moved, refused };
}
