import { catalogue } from '#platform/catalogue.ts';

/** Listings, and the products that a search finds. */
export const texts = catalogue({
  count: '{count, plural, one {# product} other {# products}}',
  products: 'Products',
  loadMore: 'Load more',
  loadingMore: 'Loading...',
  loadMoreFailed: 'We couldn’t load the rest',
});
