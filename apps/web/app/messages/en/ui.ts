import { catalogue } from '#platform/catalogue.ts';

/** Controls and prices on many pages. */
export const texts = catalogue({
  logo: 'Jhola',
  tenMinutes: '10 min',
  tenMinutesBadge: '10 Min',
  remove: 'Remove {name}',
  // Quantity
  add: 'Add',
  addProduct: 'Add {name}',
  quantity: 'Quantity of {name}',
  oneLess: 'One less {name}',
  oneMore: 'One more {name}',
  // Prices
  before: 'before',
  discount: '{percent}% Discount',
  off: '{percent}% off',
});
