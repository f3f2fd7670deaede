import { catalogue } from '@jhola/messages';

/** The names of an order's states, as in a sentence. */
export const texts = catalogue({
  pending: 'pending',
  processing: 'processing',
  shipped: 'shipped',
  delivered: 'delivered',
  undelivered: 'undelivered',
  cancelled: 'cancelled',
  awaiting_payment: 'awaiting payment',
  abandoned: 'abandoned',
});
