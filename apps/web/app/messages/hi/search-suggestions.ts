import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/search-suggestions.ts';

/** The list below the search box. */
export const texts = catalogue({
  suggestions: 'सुझाव',
  count: '{count, plural, other {# सुझाव}}',
  recent: 'पिछली सर्च',
  clearRecent: 'पिछली सर्च हटाएँ',
  clear: 'हटाएँ',
  searches: 'सर्च',
  categories: 'कैटेगरी',
  products: 'प्रोडक्ट',
  allResults: '“{term}” के सभी नतीजे देखें',
}) satisfies typeof english;
