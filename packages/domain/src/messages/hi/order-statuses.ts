import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/order-statuses.ts';

/** The names of an order's states, as in a sentence. */
export const texts = catalogue({
  pending: 'पेंडिंग',
  processing: 'पैकिंग',
  shipped: 'रास्ते में',
  delivered: 'डिलीवर हुआ',
  undelivered: 'डिलीवर नहीं हुआ',
  cancelled: 'रद्द',
  awaiting_payment: 'पेमेंट बाकी',
  abandoned: 'पेमेंट नहीं हुआ',
}) satisfies typeof english;
