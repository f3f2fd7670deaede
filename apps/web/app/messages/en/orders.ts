import { catalogue } from '#platform/catalogue.ts';

/** The shopper’s orders: the list, the page of one order, and the order just placed. */
export const texts = catalogue({
  page: 'My Order',
  // The list
  listError: 'We couldn’t load your orders',
  noOrders: 'No Data',
  noOrdersAdvice: 'Your orders will appear here.',
  shopNow: 'Shop Now',
  loadMore: 'Load more',
  nameAndMore: '<product>{name}</product>{more, plural, =0 {} other { <muted>+ # more</muted>}}',
  numberAndTime: '{orderId} · <when>{date}, {time}</when>',
  // One order
  orderError: 'We couldn’t load your order',
  noSuchOrder: 'We couldn’t find this order',
  noSuchOrderAdvice: 'It may belong to another account.',
  progress: 'Progress',
  orderedOn: 'Ordered on {date} at {time}',
  trackOrder: 'Track order',
  printBill: 'Print bill',
  printedBill: 'Bill',
  orderAgain: 'Order again',
  nothingToOrderAgain: 'Nothing in this order is sold any more, so it can’t be ordered again.',
  aProduct: 'A product',
  // Cancelling it
  cancelOrder: 'Cancel order',
  cancelTitle: 'Cancel order {orderId}?',
  cancelCard: 'Your order won’t be delivered, and your payment will be refunded to your card.',
  cancelCash: 'Your order won’t be delivered, and there’s nothing to pay.',
  keepOrder: 'Keep order',
  cancelling: 'Cancelling...',
});
