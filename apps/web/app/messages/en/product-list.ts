import { catalogue } from '#platform/catalogue.ts';

/** Listings, and the products that a search finds. */
export const texts = catalogue({
  count: '{count, plural, one {# product} other {# products}}',
  products: 'Products',
  loadMore: 'Load more',
  loadingMore: 'Loading...',
  loadMoreFailed: 'We couldn’t load the rest',
  nothingHere: 'Items Out Of Stock',
  restocking: "We're working on restocking these items",
  // For search engines
  description: '{name} from the shop around the corner, at your door in about ten minutes.',
});
