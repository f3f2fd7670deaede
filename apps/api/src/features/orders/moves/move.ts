import type { OrderId, StoredOrderStatus, UserId } from '@jhola/domain';

/** Who moves an order: the shopper, an admin, or the program itself (a payment arrived). */
export type Mover = { readonly kind: 'shopper' | 'shop'; readonly id: UserId } | { readonly kind: 'program' };

export type Move = {
  readonly orderId: OrderId;
  /** The status that the mover saw: if two move an order at the same time, only one succeeds. */
  readonly from: StoredOrderStatus;
  readonly to: StoredOrderStatus;
  readonly by: Mover;
  /** The reason shown to people; stored for a cancelled or undelivered order. */
  readonly note?: string | undefined;
  readonly now: Date;
};
