import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/order-desk-endings.ts';

/** The dialogs that end an order without a delivery. */
export const texts = catalogue({
  reason: 'वजह',
  reasonRequired: 'वजह लिखना ज़रूरी है',
  // Cancelling an order
  cancelTitle: 'ऑर्डर {order} रद्द करें?',
  cancelEffect: 'इसका स्टॉक वापस आ जाएगा, और {customer} को आपकी वजह ईमेल से मिलेगी।',
  cancelEffectCard:
    'इसका स्टॉक वापस आ जाएगा, पेमेंट के पैसे कार्ड पर वापस जाएँगे, और {customer} को आपकी वजह ईमेल से मिलेगी।',
  keepOrder: 'ऑर्डर रहने दें',
  cancelOrder: 'ऑर्डर रद्द करें',
  cancelling: 'रद्द हो रहा है...',
  // Marking an order as undelivered
  undeliveredTitle: 'डिलीवर नहीं हुआ',
  undeliveredEffect: 'ऑर्डर {order}। {customer} को आपकी वजह ईमेल से मिलेगी।',
  undeliveredEffectCash: 'ऑर्डर {order}। इसका कैश नहीं जोड़ा जाएगा। {customer} को आपकी वजह ईमेल से मिलेगी।',
  undeliveredEffectCard: 'ऑर्डर {order}। पेमेंट के पैसे कार्ड पर वापस जाएँगे। {customer} को आपकी वजह ईमेल से मिलेगी।',
  goBack: 'वापस जाएँ',
  writeOffLegend: 'क्या दोबारा नहीं बिक सकता?',
  writeOffHint: 'जो राइट-ऑफ़ करना है उस पर टिक करें। बाकी सब स्टॉक में वापस जाएगा।',
  everything: 'सब कुछ',
}) satisfies typeof english;
