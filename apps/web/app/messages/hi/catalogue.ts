import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/catalogue.ts';

/** Product cards and rows, and the sort and filters of lists. */
export const texts = catalogue({
  home: 'होम',
  veg: 'वेज',
  vegOnCard: 'वेज',
  nonvegOnCard: 'नॉन-वेज',
  nonveg: 'नॉन-वेज',
  // Rows
  buyAgain: 'फिर से ख़रीदें',
  essentials: 'रोज़ की ज़रूरतें',
  seeAll: 'सभी देखें',
  seeAllOf: '{category}: सभी देखें',
  rowFailed: 'हम {category} लोड नहीं कर सके',
  scrollBack: 'पीछे खिसकाएँ',
  scrollOn: 'आगे खिसकाएँ',
  // Sort and filters
  filters: 'फ़िल्टर',
  filtersChosen: 'फ़िल्टर ({count})',
  sortBy: 'क्रम',
  mostPopular: 'सबसे पॉपुलर',
  priceUp: 'दाम: कम से ज़्यादा',
  priceDown: 'दाम: ज़्यादा से कम',
  biggestDiscount: 'सबसे ज़्यादा छूट',
  newest: 'सबसे नए',
  nothingLeft: 'इन फ़िल्टर से कुछ नहीं मिला',
  fewerFilters: 'कुछ फ़िल्टर हटाकर देखें।',
  clearFilters: 'फ़िल्टर हटाएँ',
}) satisfies typeof english;
