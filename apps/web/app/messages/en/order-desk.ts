import { catalogue } from '#platform/catalogue.ts';

/** The next step of an order, and held card payments: on the order desk and on the pages of its orders. */
export const texts = catalogue({
  orders: 'Orders',
  pickList: 'Pick list',
  // The next step of an order
  startPacking: 'Start packing',
  handToRider: 'Hand to rider',
  markDelivered: 'Mark delivered',
  // The age of an order, for screen readers
  waitsFor: 'waiting {time}',
  waitsForLate: 'waiting {time}, late',
  took: 'took {time}',
  tookLate: 'took {time}, late',
  // Held payments
  paymentHeld: 'Payment held',
  paymentHeldOf: 'Payment held, {order}',
  showAllHeld: 'Show all {count}',
  notPlaced: 'Not placed',
  expected: 'Expected',
  received: 'Received',
  reported: 'Reported',
  customer: 'Customer',
  payment: 'Payment',
  session: 'Session',
  openAtProvider: 'Open at the payment provider',
  markResolved: 'Mark as resolved',
  unknownAmount: 'Unknown amount',
  // Why a payment is held, without the full stop
  heldForAmount: '{received} received, {expected} expected',
  heldNameless: 'It was paid, but the provider gives no payment ID to refund',
  heldLate: 'It was paid after the time limit, when the order had already been dropped',
  heldPaidTwice: 'The order was paid a second time, on another payment page',
  heldOtherPage: 'It was paid on a payment page that isn’t the order’s own',
  heldRefunded: 'The money was refunded at the provider, but the order is still open',
  heldUnrefunded: 'The provider refuses the refund',
  fullStop: '{sentence}.',
  // What to do about it
  adviceRefund:
    'Don’t pack it. Refund the money at the payment provider. This notice disappears once the full amount is refunded.',
  adviceRefundBySession:
    'Don’t pack it. Refund the money at the payment provider, using the session below, then mark it as resolved.',
  adviceRefundByHand: 'Don’t pack it. Refund the money at the payment provider, then mark it as resolved.',
  adviceRefunded:
    'If the order should not go out, cancel it: nothing is refunded twice. Otherwise mark it as resolved.',
  adviceUnrefunded:
    'Refund the money in the provider’s account that received it, or in another way, then mark it as resolved.',
  adviceExtraPayment:
    'The order is fine. Refund this extra payment at the payment provider, then mark it as resolved.',
});
