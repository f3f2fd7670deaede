import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/back-in-stock.ts';

/** Stock alerts: telling shoppers that a product is back. */
export const texts = catalogue({
  added: 'स्टॉक में आते ही हम आपको ईमेल करेंगे',
  addedUnconfirmed: 'सेव हो गया। हम आपको बता सकें, इसके लिए अपना ईमेल कन्फ़र्म करें: हमारा भेजा हुआ लिंक खोलें',
  removed: 'स्टॉक अलर्ट हट गया',
  inStock: 'ख़ुशख़बरी: यह फिर से स्टॉक में है',
  noSuchProduct: 'यह प्रोडक्ट अब नहीं मिलता',
  tooMany: 'आप ज़्यादा से ज़्यादा {max} स्टॉक अलर्ट लगा सकते हैं। कृपया पहले एक हटाएँ',
  // The mail
  mailSubject: '{name} फिर से स्टॉक में है',
  mailHeading: 'फिर से स्टॉक में',
  mailBack: 'आपने बताने को कहा था। यह फिर आ गया है, और शायद ज़्यादा न हो।',
  mailLink: 'ख़रीदारी करें',
  mailOnce: 'यह ईमेल हम एक ही बार भेजते हैं। अगर तब तक स्टॉक ख़त्म हो जाए, तो फिर से “मुझे बताएँ” पर टैप करें।',
}) satisfies typeof english;
