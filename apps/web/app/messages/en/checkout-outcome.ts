import { catalogue } from '#platform/catalogue.ts';

/** The pages after an order or a payment. */
export const texts = catalogue({
  successPage: 'Success',
  succeeded: '{what, select, order {Order} other {Payment}} Successfully',
  orderNumber: 'Your order number is <b>{orderId}</b>.',
  trackOrder: 'Track it in My Orders.',
  payAtDoor: 'We’ve received your order. Keep {amount} ready.',
  isPaid: 'We’ve received your order. You have nothing to pay at the door.',
  // Not ordered
  orderCancel: 'Order Cancel',
  notCharged: 'You have not been charged. Your cart is still here.',
  timedOut: 'The payment timed out. You have not been charged, and your cart is still here.',
  backToCheckout: 'Back to checkout',
  notDelivered: '{reason}. Order <b>{orderId}</b> won’t be delivered.',
  wasCancelled: 'The order was cancelled',
  refund: 'Your money will be refunded to your card. It can take up to 10 days to show.',
  // Outcome not known yet
  checking: 'We’re checking your payment',
  wrongAmount:
    'The amount we received doesn’t match your order, so it isn’t placed yet. We’re checking and will email you. Please don’t pay again.',
  confirming: 'Confirming your payment',
  waitingForBank: 'Waiting for your bank to confirm…',
  updatesByItself:
    'This page updates automatically. You can leave it too: your order is placed once the payment is confirmed.',
  updatesWithOrder:
    'This page updates automatically. You can leave it too: your order {orderId} is placed once the payment is confirmed.',
  notFound: 'We couldn’t find this payment',
  checkOrders: 'Check My Orders to see what you’ve ordered.',
});
