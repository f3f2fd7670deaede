import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/product-page.ts';

/** The page of a product. */
export const texts = catalogue({
  breadcrumb: 'पेज का रास्ता',
  description: 'प्रोडक्ट के बारे में',
  details: 'डिटेल',
  unit: 'यूनिट',
  yes: 'हाँ',
  packSize: 'पैक का साइज़',
  goesWith: 'इसके साथ लें',
  similar: 'मिलते-जुलते प्रोडक्ट',
  // Pictures
  picture: 'फ़ोटो {place}',
  pictureOf: '{count} में से फ़ोटो {place}',
  scrollLeft: 'फ़ोटो बाईं ओर खिसकाएँ',
  scrollRight: 'फ़ोटो दाईं ओर खिसकाएँ',
  enlarge: 'फ़ोटो बड़ी करें',
  share: 'शेयर करें',
  // The shop's promises
  fast: 'सुपरफ़ास्ट डिलीवरी',
  fastText: 'क़रीब 10 मिनट में आपके दरवाज़े पर।',
  prices: 'बेस्ट दाम और ऑफ़र',
  pricesText: 'जो दाम यहाँ है, वही बिल पर। डिलीवरी फ़्री।',
  assortment: 'ढेर सारे प्रोडक्ट',
  assortmentText: '5000+ प्रोडक्ट, आटे से अगरबत्ती तक।',
}) satisfies typeof english;
