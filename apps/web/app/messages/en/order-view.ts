import { catalogue } from '#platform/catalogue.ts';

/** The parts of an order’s page, for shoppers and admins. */
export const texts = catalogue({
  order: 'Order {orderId}',
  items: 'Items',
  deliveryAddress: 'Delivery address',
  placeLine: '{city}, {state} {pincode}, {country}',
  // The expected arrival
  arrivingBy: 'Arriving by {time}',
  newEstimate: 'New estimate: {time}',
  sorryLate: 'We’re sorry, your order is late.',
  sorryLateCancel: 'We’re sorry, your order is late. You can still cancel it.',
  help: 'Need help with this order?',
  call: 'Call {phone}',
  minutesToGo: '<b>{figure}</b><unit>{minutes, plural, one {minute to go} other {minutes to go}}</unit>',
  minutesLate: '<b>{figure}</b><unit>{minutes, plural, one {minute late} other {minutes late}}</unit>',
  minutesTaken:
    '<unit>Delivered in</unit><b>{figure}</b><unit>{minutes, plural, one {minute} other {minutes}}</unit>',
  // The timeline
  isPending: 'The shop has the order',
  isProcessing: 'The bag is being packed',
  isShipped: 'The bag is on its way',
  isDelivered: 'The bag is at the door',
  isUndelivered: 'The bag came back to the shop',
  isCancelled: 'It won’t be delivered',
  // For screen readers, after a later step
  notYet: 'not yet',
  by: 'by {name}',
  dateAndTime: '{date}, {time}',
  // The bill
  bill: 'Bill details',
  itemsTotal: 'Items total',
  quantityTotal: 'Quntity total',
  quantityTotalSpoken: 'Quantity total',
  quantity: '{quantity} item',
  delivery: 'Delivery Charge',
  free: 'Free',
  grandTotal: 'Grand total',
  // The payment
  card: 'Card',
  cardPaid: 'Card, paid',
  cardRefundPending: 'Card, refund in progress',
  cardRefunded: 'Card, refunded',
  cash: 'Cash',
  cashPaid: 'Cash, paid',
  cashNotPaid: 'Cash, not paid',
  cashOnDelivery: 'Cash on Delivery',
});
