import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/cart.ts';

/** The cart. */
export const texts = catalogue({
  itemAdded: 'आइटम जुड़ गया',
  quantityUpdated: 'मात्रा बदल गई',
  itemRemoved: 'आइटम हट गया',
  cartSaved: 'आपका कार्ट सेव हो गया',
  noSuchLine: 'यह प्रोडक्ट आपके कार्ट में नहीं है',
  tooMany: 'आप {name} के ज़्यादा से ज़्यादा {max} ऑर्डर कर सकते हैं',
  cartFull: 'आपका कार्ट भर गया है: इसमें {lines} प्रोडक्ट आते हैं',
  noLongerSold: 'यह प्रोडक्ट अब नहीं मिलता',
}) satisfies typeof english;
