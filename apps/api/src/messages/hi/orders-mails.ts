import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/orders-mails.ts';

/** Mails about orders. */
export const texts = catalogue({
  // An order was placed
  placedSubject: 'आपका ऑर्डर {number}',
  placedHeading: 'ऑर्डर के लिए धन्यवाद',
  placed: 'आपके ऑर्डर {number} के लिए धन्यवाद। ऑर्डर हमें मिल गया है। डिलीवरी का पता:',
  mobile: 'मोबाइल {mobile}',
  // The shop cancelled an order
  cancelledSubject: 'आपका ऑर्डर {number} रद्द हो गया',
  cancelledHeading: 'आपका ऑर्डर रद्द हो गया',
  cancelled: 'माफ़ करें, हमें आपका ऑर्डर {number} रद्द करना पड़ा।',
  // An order could not be delivered
  undeliveredSubject: 'आपका ऑर्डर {number} डिलीवर नहीं हो सका',
  undeliveredHeading: 'आपका ऑर्डर डिलीवर नहीं हो सका',
  undelivered: 'आपका ऑर्डर {number} डिलीवर नहीं हो सका और दुकान पर वापस आ गया है।',
  orderAgain: 'सामान अब भी चाहिए? कृपया फिर से ऑर्डर करें।',
  // Both
  nothingToPay: 'आपको कुछ पेमेंट नहीं करना है।',
  reason: 'वजह: {reason}',
  refund: 'जिस कार्ड से पेमेंट हुआ था, उसी पर हम {total} रिफ़ंड कर रहे हैं। बैंक में दिखने में कुछ दिन लगते हैं।',
  viewOrder: 'ऑर्डर देखें',
  // The bill
  totalAtMrp: 'MRP पर कुल',
  discount: 'छूट',
  itemsTotal: 'आइटम का कुल दाम',
  delivery: 'डिलीवरी चार्ज',
  free: 'फ़्री',
  total: 'कुल बिल',
  cash: 'कैश ऑन डिलीवरी',
  card: 'कार्ड से पेमेंट हो गया',
}) satisfies typeof english;
