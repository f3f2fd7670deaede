import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/order-desk-order.ts';

/** The page of one order for staff, and its printed bill. */
export const texts = catalogue({
  notLoaded: 'ऑर्डर लोड नहीं हो सका',
  noSuchOrder: 'यह ऑर्डर नहीं मिला',
  progress: 'ऑर्डर कहाँ पहुँचा',
  orderedOn: '{customer} का ऑर्डर, {date}, {time}',
  markUndelivered: 'डिलीवर नहीं हुआ',
  cancelOrder: 'ऑर्डर रद्द करें',
  backInStock: 'फिर से स्टॉक में',
  writtenOff: 'राइट-ऑफ़',
  printBill: 'बिल प्रिंट करें',
  // The printed bill
  bill: 'ऑर्डर <b>{order}</b> का बिल, {date}, {time}',
  billMobile: 'मोबाइल <number></number>',
  item: 'आइटम',
  quantity: 'मात्रा',
  mrp: 'MRP',
  discount: 'छूट',
  amount: 'रकम',
  totalAtMrp: 'MRP पर कुल',
  itemsTotal: 'आइटम का कुल दाम',
  delivery: 'डिलीवरी चार्ज',
  free: 'फ़्री',
  toPay: 'देने हैं',
  total: 'कुल बिल',
  paymentOf: 'पेमेंट: {payment}',
}) satisfies typeof english;
