import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/order-view.ts';

/** The parts of an order’s page, for shoppers and admins. */
export const texts = catalogue({
  order: 'ऑर्डर {orderId}',
  items: 'आइटम',
  deliveryAddress: 'डिलीवरी का पता',
  placeLine: '{city}, {state} {pincode}, {country}',
  // The expected arrival
  arrivingBy: '{time} तक पहुँचेगा',
  newEstimate: 'नया अनुमान: {time}',
  sorryLate: 'माफ़ करें, आपके ऑर्डर में देर हो रही है।',
  sorryLateCancel: 'माफ़ करें, आपके ऑर्डर में देर हो रही है। आप चाहें तो इसे अब भी रद्द कर सकते हैं।',
  help: 'इस ऑर्डर में मदद चाहिए?',
  call: '{phone} पर कॉल करें',
  minutesToGo: '<b>{figure}</b><unit>{minutes, plural, other {मिनट बाकी}}</unit>',
  minutesLate: '<b>{figure}</b><unit>{minutes, plural, other {मिनट की देरी}}</unit>',
  minutesTaken: '<b>{figure}</b><unit>{minutes, plural, other {मिनट में पहुँचा}}</unit>',
  // The timeline
  isPending: 'दुकान को ऑर्डर मिल गया',
  isProcessing: 'सामान पैक हो रहा है',
  isShipped: 'सामान रास्ते में है',
  isDelivered: 'सामान दरवाज़े पर पहुँच गया',
  isUndelivered: 'सामान दुकान पर वापस आ गया',
  isCancelled: 'सामान नहीं आएगा',
  // For screen readers, after a later step
  notYet: 'अभी बाकी है',
  by: '{name} ने किया',
  dateAndTime: '{date}, {time}',
  // The bill
  bill: 'बिल की जानकारी',
  itemsTotal: 'आइटम का कुल दाम',
  quantityTotal: 'कुल मात्रा',
  quantityTotalSpoken: 'कुल मात्रा',
  quantity: '{quantity} आइटम',
  delivery: 'डिलीवरी चार्ज',
  free: 'फ़्री',
  grandTotal: 'कुल बिल',
  // The payment
  card: 'कार्ड',
  cardPaid: 'कार्ड, पेमेंट हो गया',
  cardRefundPending: 'कार्ड, रिफ़ंड हो रहा है',
  cardRefunded: 'कार्ड, रिफ़ंड हो गया',
  cash: 'कैश',
  cashPaid: 'कैश, पेमेंट हो गया',
  cashNotPaid: 'कैश, पेमेंट नहीं हुआ',
  cashOnDelivery: 'कैश ऑन डिलीवरी',
}) satisfies typeof english;
