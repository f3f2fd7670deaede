import { catalogue } from '#platform/catalogue.ts';

/** The page that replaces pages which aren’t saved, without a network. */
export const texts = catalogue({
  title: 'Offline',
  heading: 'You are offline',
  advice: 'You can still open your cart, your orders and the pages you’ve visited.',
  goHome: 'Go to home',
});
