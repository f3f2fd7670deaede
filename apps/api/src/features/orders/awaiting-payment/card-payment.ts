import type { OrderId, UserId } from '@jhola/domain';
import type { CartWatcher } from '../../cart/index.ts';

/** What orders and the cart need of card payment. */
export type CardPayment = CartWatcher & {
  /**
   * Ends the shopper's open payment, if there is one: it can't be paid any more, and its stock is released. If it was
   * paid already, settles it and returns the order's id. Throws PAYMENT_UNAVAILABLE if the provider can't be reached.
   */
  endOpen(userId: UserId): Promise<OrderId | null>;
  /** Asks the provider about the shopper's open payment, if there is one. Never throws. */
  settleOpen(userId: UserId): Promise<void>;
  /** Starts a sweep now, because an order was cancelled or is undelivered, and a refund may be due. */
  wake(): void;
};
