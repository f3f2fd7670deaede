import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/checkout.ts';

/** The checkout: the address, the items, the bill and the two ways to pay. */
export const texts = catalogue({
  page: 'चेकआउट',
  loadError: 'चेकआउट लोड नहीं हो सका',
  chooseAddress: 'पता चुनें',
  addAddress: 'पता जोड़ें',
  editAddress: '{address} बदलें',
  items: 'आइटम',
  // Why the cart can't be ordered
  noAddress: 'आगे बढ़ने के लिए डिलीवरी का पता जोड़ें।',
  addressRemoved: 'आपका चुना हुआ पता हटा दिया गया है। कोई दूसरा पता चुनें।',
  soldOut:
    '{count, plural, =1 {{product} स्टॉक में नहीं है। आगे बढ़ने के लिए इसे हटाएँ।} other {# आइटम स्टॉक में नहीं हैं। आगे बढ़ने के लिए इन्हें हटाएँ।}}',
  removeSoldOut: '{count, plural, =1 {इसे हटाएँ} other {इन्हें हटाएँ}}',
  tooFew:
    '{quantity, plural, one {{product} का सिर्फ़ # ऑर्डर हो सकता है} other {{product} के सिर्फ़ # ऑर्डर हो सकते हैं}}। आगे बढ़ने के लिए मात्रा बदलें।',
  changeQuantity: '{quantity} करें',
  cartChanged: 'आपका कार्ट बदल गया है। देख लें, फिर पेमेंट करें।',
  unsure: 'पक्का नहीं हो सका कि ऑर्डर हुआ या नहीं। फिर कोशिश करें; पैसे दो बार नहीं कटेंगे।',
  findingOrder: 'हम देख रहे हैं कि आपका ऑर्डर हुआ या नहीं। हो गया होगा, तो ‘मेरे ऑर्डर’ में मिलेगा।',
  // The summary
  summary: 'ऑर्डर समरी',
  billDetails: 'बिल की जानकारी',
  toPay: '<b>{amount}</b> <small>{quantity, plural, other {# आइटम}}</small>',
  deliverTo: 'पता: {address}',
  payOnline: 'ऑनलाइन पेमेंट',
  payCash: 'कैश ऑन डिलीवरी',
  loading: 'लोड हो रहा है...',
  placingOrder: 'ऑर्डर हो रहा है...',
}) satisfies typeof english;
