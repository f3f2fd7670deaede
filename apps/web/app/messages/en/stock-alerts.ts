import { catalogue } from '#platform/catalogue.ts';

/** Stock alerts: requests to be told when a product is back. */
export const texts = catalogue({
  loginFirst: 'Log in, and we’ll tell you when it’s back',
  // The page in the account
  heading: 'Stock alerts',
  intro: 'We email you once, when the product is back.',
  confirmEmail: 'Your email isn’t confirmed, so we can’t tell you yet. <link>Confirm your email</link>',
  unitUntil: '{unit} · until {date}',
  backNow: 'Back in stock',
  remove: 'Remove',
  loadError: 'We couldn’t load your stock alerts',
  noAlerts: 'No stock alerts',
  noAlertsAdvice: 'Tap “Notify me” on a product that’s out of stock, and we’ll email you when it’s back.',
  shopNow: 'Shop Now',
});
