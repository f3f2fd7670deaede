import { catalogue } from '#platform/catalogue.ts';

/** The pick list of some orders. */
export const texts = catalogue({
  print: 'Print',
  noneSelected: 'No orders selected',
  noneSelectedHint: 'Select orders on the order desk, then press Pick list.',
  noSuchOrders: 'We couldn’t find these orders',
  notLoaded: 'We couldn’t make the pick list',
  progress: '{picked} of {count} picked',
  cancelled:
    '<orders></orders> {count, plural, one {was} other {were}} cancelled. Put back what you have already taken for {count, plural, one {it} other {them}}.',
  pieces: '{count, plural, one {# piece} other {# pieces}} for <orders></orders>',
});
