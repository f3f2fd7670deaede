import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/cart-panels.ts';

/** The cart as a drawer and as a page, and its parts in the checkout. */
export const texts = catalogue({
  cart: 'कार्ट',
  items: 'आइटम',
  quantity: '{quantity} आइटम',
  itemCount: '{quantity, plural, other {# आइटम}}',
  savings: 'आपकी कुल बचत {amount}',
  loadFailed: 'आपका कार्ट लोड नहीं हो सका',
  whatChanged: 'आपके कार्ट में क्या बदला',
  dismiss: 'ठीक है',
  // The bill
  bill: 'बिल की जानकारी',
  itemsTotal: 'आइटम का कुल दाम',
  quantityTotal: 'कुल मात्रा',
  quantityTotalSpoken: 'कुल मात्रा',
  delivery: 'डिलीवरी चार्ज',
  free: 'फ़्री',
  grandTotal: 'कुल बिल',
  arrival: 'अभी ऑर्डर करें, <b>{time}</b> तक पाएँ',
  arrivalOffline: 'ऑनलाइन आते ही आप ऑर्डर कर पाएँगे',
  checkout: 'चेकआउट',
  pleaseLogin: 'कृपया लॉगिन करें',
  // A line
  lineTotal: 'कुल <b>{amount}</b>',
  remove: 'हटाएँ',
  removeProduct: '{product} हटाएँ',
  removeAll: '{product}: सभी {quantity} हटाएँ',
  removed: '{product} हट गया',
  undo: 'वापस लाएँ',
  undoRemoval: '{product}: {quantity} वापस लाएँ',
  changeTo: '{quantity} करें',
  priceChanged: 'कार्ट में जोड़ते समय दाम {before} था, अब {now} है।',
  soldOut: 'स्टॉक ख़त्म। आगे बढ़ने के लिए इसे हटाएँ।',
  tooMany: '{reason}। आगे बढ़ने के लिए मात्रा बदलें।',
  // The empty cart
  empty: 'आपका कार्ट ख़ाली है',
  emptyAdvice: 'दूध, ब्रेड, अंडे? दस मिनट में आपके दरवाज़े पर।',
  unsureOrder: 'पक्का नहीं हो सका कि आपका पिछला ऑर्डर हुआ या नहीं।',
  checkOrder: 'देखें कि ऑर्डर हुआ या नहीं',
  shopNow: 'ख़रीदारी करें',
}) satisfies typeof english;
