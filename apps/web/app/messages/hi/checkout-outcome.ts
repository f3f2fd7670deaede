import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/checkout-outcome.ts';

/** The pages after an order or a payment. */
export const texts = catalogue({
  successPage: 'हो गया',
  succeeded: '{what, select, order {ऑर्डर} other {पेमेंट}} हो गया',
  orderNumber: 'आपका ऑर्डर नंबर <b>{orderId}</b> है।',
  trackOrder: 'इसे ‘मेरे ऑर्डर’ में ट्रैक करें।',
  payAtDoor: 'हमें आपका ऑर्डर मिल गया है। {amount} तैयार रखें।',
  isPaid: 'हमें आपका ऑर्डर मिल गया है। डिलीवरी पर कुछ नहीं देना है।',
  // Not ordered
  orderCancel: 'ऑर्डर रद्द',
  notCharged: 'आपके पैसे नहीं कटे हैं। आपका कार्ट वैसा ही है।',
  timedOut: 'पेमेंट का समय ख़त्म हो गया। आपके पैसे नहीं कटे हैं, और आपका कार्ट वैसा ही है।',
  backToCheckout: 'चेकआउट पर वापस जाएँ',
  notDelivered: '{reason}। ऑर्डर <b>{orderId}</b> डिलीवर नहीं होगा।',
  wasCancelled: 'ऑर्डर रद्द हो गया',
  refund: 'पैसे आपके कार्ड पर वापस आ जाएँगे। इसमें 10 दिन तक लग सकते हैं।',
  // Outcome not known yet
  checking: 'हम आपका पेमेंट जाँच रहे हैं',
  wrongAmount:
    'हमें मिली रकम आपके ऑर्डर से मेल नहीं खाती, इसलिए ऑर्डर अभी नहीं हुआ है। हम जाँच करके आपको ईमेल करेंगे। कृपया दोबारा पेमेंट न करें।',
  confirming: 'पेमेंट कन्फ़र्म हो रहा है',
  waitingForBank: 'बैंक के कन्फ़र्म करने का इंतज़ार है…',
  updatesByItself: 'यह पेज अपने-आप अपडेट होगा। चाहें तो इसे बंद भी कर सकते हैं: पेमेंट हो गया है तो ऑर्डर भी हो जाएगा।',
  updatesWithOrder:
    'यह पेज अपने-आप अपडेट होगा; आपका ऑर्डर नंबर {orderId} होगा। चाहें तो इसे बंद भी कर सकते हैं: पेमेंट हो गया है तो ऑर्डर भी हो जाएगा।',
  notFound: 'यह पेमेंट नहीं मिला',
  checkOrders: 'आपने क्या ऑर्डर किया है, यह ‘मेरे ऑर्डर’ में देखें।',
}) satisfies typeof english;
