import { catalogue } from '#platform/catalogue.ts';

/** The button of sold-out products. */
export const texts = catalogue({
  notifyMe: 'Notify me',
  notifyMeOf: 'Notify me when {product} is back in stock',
  alertOn: 'Alert on',
  stopOf: 'Alert on: remove the stock alert for {product}',
});
