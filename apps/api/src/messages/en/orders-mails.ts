import { catalogue } from '@jhola/messages';

/** Mails about orders. */
export const texts = catalogue({
  // An order was placed
  placedSubject: 'Your order {number}',
  placedHeading: 'Thank you for your order',
  placed: 'Thank you for your order {number}. We have received it and will deliver it to',
  mobile: 'Mobile {mobile}',
  // The shop cancelled an order
  cancelledSubject: 'Your order {number} was cancelled',
  cancelledHeading: 'Your order was cancelled',
  cancelled: 'We’re sorry, we had to cancel your order {number}.',
  // An order could not be delivered
  undeliveredSubject: 'Your order {number} could not be delivered',
  undeliveredHeading: 'We could not deliver your order',
  undelivered: 'Your order {number} could not be delivered and is back at the shop.',
  orderAgain: 'Still want it? You can order it again.',
  // Both
  nothingToPay: 'You have nothing to pay.',
  reason: 'Reason: {reason}',
  refund: 'We are refunding {total} to the card you paid with. It can take a few days to show.',
  viewOrder: 'View order',
  // The bill
  totalAtMrp: 'Total at MRP',
  discount: 'Discount',
  itemsTotal: 'Items total',
  delivery: 'Delivery Charge',
  free: 'Free',
  total: 'Grand total',
  cash: 'Cash on Delivery',
  card: 'Paid by card',
});
