import { catalogue } from '#platform/catalogue.ts';

/** The pick list of some orders. */
export const texts = catalogue({
  print: 'Print',
  noneChosen: 'No orders chosen',
  noneChosenHint: 'Select orders on the desk, then press Pick list.',
  notLoaded: 'We couldn’t make the pick list',
  pieces: '{count, plural, one {# piece} other {# pieces}} for {orders}',
});
