import { catalogue } from '@jhola/messages';

/** Stock alerts: telling shoppers that a product is back. */
export const texts = catalogue({
  added: 'We’ll email you when it’s back',
  addedUnconfirmed: 'Saved. Confirm your email so that we can tell you: open the link we sent you',
  removed: 'Stock alert removed',
  inStock: 'Good news: it’s back in stock',
  noSuchProduct: 'This product is no longer sold',
  tooMany: 'You can have up to {max} stock alerts. Remove one first',
  // The mail
  mailSubject: '{name} is back in stock',
  mailHeading: 'Back in stock',
  mailBack: 'You asked us to tell you. It’s back, and stock may be limited.',
  mailLink: 'Shop Now',
  mailOnce: 'We send this email once. If it’s sold out when you get there, tap Notify me again.',
});
