import { catalogue } from '#platform/catalogue.ts';

/** The page shown while offline instead of a page that isn’t saved. */
export const texts = catalogue({
  title: 'Offline',
  heading: 'You are offline',
  advice: 'You can still open your cart, your orders and the pages you’ve visited.',
  goHome: 'Go To Home',
});
