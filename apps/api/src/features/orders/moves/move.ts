import type { OrderId, StoredOrderStatus, UserId } from '@jhola/domain';

/** Who moves an order: the shopper, somebody of the shop, or the program itself (a payment came in). */
export type Mover = { readonly kind: 'shopper' | 'shop'; readonly id: UserId } | { readonly kind: 'program' };

export type Move = {
  readonly orderId: OrderId;
  /** The state that the mover saw: of two who move an order at once, one wins. */
  readonly from: StoredOrderStatus;
  readonly to: StoredOrderStatus;
  readonly by: Mover;
  /** Why, for people; kept as the reason if an order is cancelled or came back. */
  readonly note?: string | undefined;
  readonly now: Date;
};
