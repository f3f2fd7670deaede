import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/cart.ts';

/** Links to the cart, and toasts about it. */
export const texts = catalogue({
  myCart: 'मेरा कार्ट',
  viewCart: 'कार्ट देखें',
  yourCart: 'आपका कार्ट',
  items: '{count, plural, other {# आइटम}}',
  // Toasts
  added: 'आइटम जुड़ गया',
  removed: 'आइटम हट गया',
  full: 'आपका कार्ट भर गया है: इसमें {most} प्रोडक्ट तक आते हैं',
  onlyLeft: '{name}: सिर्फ़ {stock} बाकी',
  mostInOrder: '{name}: एक ऑर्डर में ज़्यादा से ज़्यादा {most}',
  savedHere: 'इस डिवाइस पर सेव है। ऑनलाइन आते ही हम आपका कार्ट अपडेट कर देंगे',
  // Products with too little stock
  aProduct: 'एक प्रोडक्ट',
  fewerThanWanted: '{name}: आपके कार्ट में {quantity, plural, one {# है} other {# हैं}}, इससे ज़्यादा ऑर्डर नहीं हो सकते।',
  noLongerSold: '{name} अब दुकान में नहीं है, इसलिए आपके कार्ट में भी नहीं है।',
  soldOut: '{name} का स्टॉक ख़त्म है, इसलिए यह आपके कार्ट में नहीं है।',
  noRoom: 'आपका कार्ट भर गया है, इसलिए {name} उसमें नहीं है।',
}) satisfies typeof english;
