import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/filter-dialog.ts';

/** The filters of a list of products. */
export const texts = catalogue({
  title: 'फ़िल्टर',
  clearAll: 'सभी हटाएँ',
  show: '{count, plural, other {# प्रोडक्ट}} देखें',
  left: '{count, plural, other {# प्रोडक्ट}}',
  loadFailed: 'फ़िल्टर लोड नहीं हो सके',
  // Groups
  availability: 'स्टॉक',
  diet: 'वेज / नॉन-वेज',
  price: 'दाम',
  discount: 'छूट',
  brand: 'ब्रांड',
  // Values
  inStock: 'स्टॉक में',
  discountFrom: '{percent}% या ज़्यादा',
  priceUnder: '₹{price} से कम',
  priceFrom: '₹{price} या ज़्यादा',
  priceBetween: '₹{from} – ₹{to}',
}) satisfies typeof english;
