import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/admin-users.ts';

/** The page Users. */
export const texts = catalogue({
  heading: 'यूज़र',
  search: 'यूज़र खोजें',
  searchPlaceholder: 'नाम, ईमेल या मोबाइल',
  role: 'रोल',
  everybody: 'सभी',
  admins: 'एडमिन',
  shoppers: 'ग्राहक',
  accounts: '{count, plural, one {# खाता} other {# खाते}}',
  notLoaded: 'यूज़र लोड नहीं हो सके',
  noneMatches: 'ऐसा कोई खाता नहीं मिला।',
  loadMore: 'और दिखाएँ',
  // The table
  name: 'नाम',
  mobile: 'मोबाइल',
  since: 'कब से',
  lastLogin: 'पिछला लॉगिन',
  never: 'कभी नहीं',
  orders: 'ऑर्डर',
  ordersOf: '{name} के {count} {orders, plural, other {ऑर्डर}}',
  actions: 'एक्शन',
  admin: 'एडमिन',
  suspended: 'सस्पेंड',
  // Roles
  makeAdmin: 'एडमिन बनाएँ',
  makeAdminOf: 'एडमिन बनाएँ: {name}',
  makeAdminTitle: 'एडमिन बनाएँ',
  makeAdminEffect: '{name} प्रोडक्ट, ऑर्डर और एडमिन बदल सकेंगे।',
  removeAdmin: 'एडमिन रोल हटाएँ',
  removeAdminOf: 'एडमिन रोल हटाएँ: {name}',
  removeAdminTitle: 'एडमिन रोल हटाएँ',
  removeAdminEffect: '{name} का एडमिन एक्सेस सभी डिवाइस पर तुरंत बंद हो जाएगा। खाता और ऑर्डर बने रहेंगे।',
  ownAccount: 'यह आपका अपना खाता है। यह पेज बंद हो जाएगा।',
  // Suspending
  suspend: 'सस्पेंड करें',
  suspendOf: 'सस्पेंड करें: {name}',
  suspendTitle: 'खाता सस्पेंड करें',
  suspendEffect:
    '{name} सभी डिवाइस पर लॉगआउट हो जाएँगे और लॉगिन नहीं कर सकेंगे। खुले ऑर्डर बने रहेंगे: ज़रूरत हो तो ऑर्डर डेस्क पर रद्द करें।',
  reinstate: 'फिर चालू करें',
  reinstateOf: 'फिर चालू करें: {name}',
  reinstateTitle: 'खाता फिर चालू करें',
  reinstateEffect: '{name} फिर से लॉगिन और ऑर्डर कर सकेंगे।',
  // Two-step verification
  resetTwoStep: 'टू-स्टेप रीसेट करें',
  resetTwoStepOf: 'टू-स्टेप रीसेट करें: {name}',
  resetTwoStepTitle: 'टू-स्टेप वेरिफ़िकेशन रीसेट करें',
  resetTwoStepEffect:
    '{name} सिर्फ़ पासवर्ड से लॉगिन करेंगे, और सभी डिवाइस पर लॉगआउट हो जाएँगे। पहले पक्का करें कि सच में {name} ही कह रहे हैं।',
  reset: 'रीसेट करें',
}) satisfies typeof english;
