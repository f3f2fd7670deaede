import type { OrderId, UserId } from '@jhola/domain';
import type { CartWatcher } from '../cart/index.ts';

/** What orders and the cart need of payment by card. */
export type CardPayment = CartWatcher & {
  /**
   * Ends the payment that the shopper began, if there is one: from then on it can't be paid, and its stock is
   * free. Where it turns out to be paid, it is settled, and the order's id comes back. Throws
   * PAYMENT_UNAVAILABLE where the provider can't be asked.
   */
  endOpen(userId: UserId): Promise<OrderId | null>;
  /** Asks the provider about the payment that the shopper began, if there is one. Never throws. */
  settleOpen(userId: UserId): Promise<void>;
  /** An order was cancelled, and money may be owed back: look now rather than at the next round. */
  wake(): void;
};
