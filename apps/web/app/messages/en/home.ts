import { catalogue } from '#platform/catalogue.ts';

/** The home page: its texts for search engines. */
export const texts = catalogue({
  title: 'Groceries in ten minutes',
  description:
    'The shop around the corner, in a cloth bag at your door in about ten minutes. 5000+ products.',
});
