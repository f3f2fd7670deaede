import { catalogue } from '#platform/catalogue.ts';

/** The categories on the home page, and below an empty search. */
export const texts = catalogue({
  categories: 'Categories',
  noCategories: 'No categories yet',
  stocking: 'We’re stocking our shelves. Please come back soon.',
  products: '5000+ products',
  inOneBag: 'in one cloth bag',
});
