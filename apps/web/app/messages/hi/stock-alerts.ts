import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/stock-alerts.ts';

/** Stock alerts: requests to be told when a product is back. */
export const texts = catalogue({
  loginFirst: 'लॉगिन करें, स्टॉक में आते ही हम आपको बताएँगे',
  // The page in the account
  heading: 'स्टॉक अलर्ट',
  intro: 'प्रोडक्ट स्टॉक में आते ही हम आपको एक बार ईमेल करते हैं।',
  confirmEmail: 'आपका ईमेल कन्फ़र्म नहीं है, इसलिए हम अभी नहीं बता सकते। <link>ईमेल कन्फ़र्म करें</link>',
  unitUntil: '{unit} · {date} तक',
  backNow: 'फिर से स्टॉक में',
  remove: 'हटाएँ',
  loadError: 'आपके स्टॉक अलर्ट लोड नहीं हो सके',
  noAlerts: 'कोई स्टॉक अलर्ट नहीं',
  noAlertsAdvice: 'जिस प्रोडक्ट का स्टॉक ख़त्म हो, उस पर “मुझे बताएँ” टैप करें। स्टॉक में आते ही हम आपको ईमेल करेंगे।',
  shopNow: 'ख़रीदारी करें',
}) satisfies typeof english;
