import { catalogue } from '#platform/catalogue.ts';

/** The page of a product. */
export const texts = catalogue({
  breadcrumb: 'Breadcrumb',
  description: 'Description',
  details: 'Details',
  unit: 'Unit',
  yes: 'Yes',
  packSize: 'Pack size',
  goesWith: 'Goes well with',
  similar: 'Similar products',
  // Pictures
  picture: 'Picture {place}',
  pictureOf: 'Picture {place} of {count}',
  scrollLeft: 'Scroll pictures left',
  scrollRight: 'Scroll pictures right',
  enlarge: 'Enlarge picture',
  share: 'Share',
  // The shop's promises
  fast: 'Superfast Delivery',
  fastText: 'At your door in about 10 minutes.',
  prices: 'Best Prices & Offers',
  pricesText: 'The price here is the price on the bill. Delivery is free.',
  assortment: 'Wide Assortment',
  assortmentText: '5000+ products, from atta to agarbatti.',
});
