import { catalogue } from '#platform/catalogue.ts';

/** The home page: its categories, and its texts for search engines. */
export const texts = catalogue({
  categories: 'Categories',
  noCategories: 'No categories yet',
  stocking: 'We’re stocking our shelves. Please come back soon.',
  products: '5000+ products',
  inOneBag: 'in one cloth bag',
  // For search engines
  title: 'Groceries in ten minutes',
  description:
    'The shop around the corner, in a cloth bag at your door in about ten minutes. 5000+ products.',
});
