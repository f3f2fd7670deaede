import { catalogue } from '#platform/catalogue.ts';

/** The list below the search box. */
export const texts = catalogue({
  suggestions: 'Suggestions',
  count: '{count, plural, one {# suggestion} other {# suggestions}}',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  clear: 'Clear',
  searches: 'Searches',
  categories: 'Categories',
  products: 'Products',
  allResults: 'See all results for “{term}”',
});
