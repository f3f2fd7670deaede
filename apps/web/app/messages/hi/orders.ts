import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/orders.ts';

/** The shopper’s orders: the list, the page of one order, and the order just placed. */
export const texts = catalogue({
  page: 'मेरा ऑर्डर',
  // The list
  listError: 'आपके ऑर्डर लोड नहीं हो सके',
  noOrders: 'कोई ऑर्डर नहीं',
  noOrdersAdvice: 'आपके ऑर्डर यहाँ दिखेंगे।',
  shopNow: 'ख़रीदारी करें',
  loadMore: 'और दिखाएँ',
  nameAndMore: '<product>{name}</product>{more, plural, =0 {} other { <muted>+ # और</muted>}}',
  numberAndTime: '{orderId} · <when>{date}, {time}</when>',
  // One order
  orderError: 'आपका ऑर्डर लोड नहीं हो सका',
  noSuchOrder: 'यह ऑर्डर नहीं मिला',
  noSuchOrderAdvice: 'शायद यह किसी दूसरे खाते का है।',
  progress: 'ऑर्डर कहाँ पहुँचा',
  orderedOn: '{date}, {time} को ऑर्डर किया',
  trackOrder: 'ऑर्डर ट्रैक करें',
  printBill: 'बिल प्रिंट करें',
  printedBill: 'बिल',
  orderAgain: 'फिर मँगाएँ',
  nothingToOrderAgain: 'इस ऑर्डर की कोई चीज़ अब दुकान में नहीं है, इसलिए इसे फिर नहीं मँगा सकते।',
  aProduct: 'एक प्रोडक्ट',
  // Cancelling it
  cancelOrder: 'ऑर्डर रद्द करें',
  cancelTitle: 'ऑर्डर {orderId} रद्द करें?',
  cancelCard: 'ऑर्डर डिलीवर नहीं होगा, और पैसे आपके कार्ड पर वापस आ जाएँगे।',
  cancelCash: 'ऑर्डर डिलीवर नहीं होगा, और आपको कुछ नहीं देना होगा।',
  keepOrder: 'ऑर्डर रहने दें',
  cancelling: 'रद्द हो रहा है...',
}) satisfies typeof english;
