import { catalogue } from '#platform/catalogue.ts';

/** The page of one order for staff, and its printed bill. */
export const texts = catalogue({
  notLoaded: 'We couldn’t load the order',
  noSuchOrder: 'We couldn’t find this order',
  progress: 'Progress',
  orderedOn: '{customer} ordered on {date} at {time}',
  markUndelivered: 'Mark undelivered',
  cancelOrder: 'Cancel order',
  backInStock: 'Back in stock',
  writtenOff: 'Written off',
  printBill: 'Print bill',
  // The printed bill
  bill: 'Bill for order <b>{order}</b>, {date}, {time}',
  billMobile: 'Mobile <number></number>',
  item: 'Item',
  quantity: 'Quantity',
  mrp: 'MRP',
  discount: 'Discount',
  amount: 'Amount',
  totalAtMrp: 'Total at MRP',
  itemsTotal: 'Items total',
  delivery: 'Delivery Charge',
  free: 'Free',
  toPay: 'To pay',
  total: 'Grand total',
  paymentOf: 'Payment: {payment}',
});
