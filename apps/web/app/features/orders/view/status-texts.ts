import type { OrderStatus } from '@jhola/domain';
import { texts } from '#messages/order-view.ts';

/** What each status means for the bag with the order. */
export const STATUS_TEXTS: Readonly<Record<OrderStatus, string>> = {
  pending: texts.isPending,
  processing: texts.isProcessing,
  shipped: texts.isShipped,
  delivered: texts.isDelivered,
  undelivered: texts.isUndelivered,
  cancelled: texts.isCancelled,
};
