import { catalogue } from '#platform/catalogue.ts';

/** The filters of a list of products. */
export const texts = catalogue({
  title: 'Filters',
  clearAll: 'Clear all',
  show: 'Show {count, plural, one {# product} other {# products}}',
  left: '{count, plural, one {# product} other {# products}}',
  loadFailed: 'We couldn’t load the filters',
  // Groups
  availability: 'Availability',
  diet: 'Diet',
  price: 'Price',
  discount: 'Discount',
  brand: 'Brand',
  // Values
  inStock: 'In stock',
  discountFrom: '{percent}% or more',
  priceUnder: 'Under ₹{price}',
  priceFrom: '₹{price} and above',
  priceBetween: '₹{from} – ₹{to}',
});
