import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/product-list.ts';

/** Listings, and the products that a search finds. */
export const texts = catalogue({
  count: '{count, plural, other {# प्रोडक्ट}}',
  products: 'प्रोडक्ट',
  loadMore: 'और दिखाएँ',
  loadingMore: 'लोड हो रहा है...',
  loadMoreFailed: 'बाकी प्रोडक्ट लोड नहीं हो सके',
}) satisfies typeof english;
