import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/admin.ts';

/** Shared by all admin pages: the frame, the access check, and the titles. */
export const texts = catalogue({
  menu: 'एडमिन',
  accountNotLoaded: 'आपका खाता लोड नहीं हो सका',
  noPermission: 'अनुमति नहीं है',
  adminsOnly: 'यह पेज सिर्फ़ दुकान के एडमिन खोल सकते हैं।',
  noData: 'कुछ नहीं है',
  loggedOut: 'जहाँ छोड़ा था, वहीं से जारी रखने के लिए लॉगिन करें।',
  offline: 'आप ऑफ़लाइन हैं। ऑनलाइन आने तक नए ऑर्डर नहीं दिखेंगे और कुछ सेव नहीं होगा।',
  pickListOffline: 'आप ऑफ़लाइन हैं। आपके टिक बने रहेंगे, पर रद्द हुए ऑर्डर ऑनलाइन आने पर ही दिखेंगे।',
  // Somebody else has changed the edited thing
  changedMeanwhile: 'जब आप बदल रहे थे, तब किसी और ने इसे बदल दिया। आपके बदलाव अभी यहीं हैं।',
  showTheirs: 'उनका वर्ज़न दिखाएँ',
  overwrite: 'मेरा वर्ज़न सेव करें',
  // In a bar of buttons for what is selected in a list
  keyOfBar: 'इन बटनों के लिए <key>B</key> दबाएँ',
  // What the undo of a discount doesn't change back
  undoneExcept:
    '{message}। {count, plural, one {# प्रोडक्ट इस बीच बदला या हटाया गया है, वह वैसा ही रहेगा} other {# प्रोडक्ट इस बीच बदले या हटाए गए हैं, वे वैसे ही रहेंगे}}।',
  // The titles of the pages
  category: 'कैटेगरी',
  subCategory: 'सब-कैटेगरी',
  product: 'प्रोडक्ट',
  uploadProduct: 'प्रोडक्ट जोड़ें',
  priceList: 'प्राइस लिस्ट',
  order: 'ऑर्डर',
  orders: 'ऑर्डर',
  pickList: 'पिक लिस्ट',
  today: 'आज',
  users: 'यूज़र',
  changes: 'बदलाव',
  status: 'स्टेटस',
}) satisfies typeof english;
