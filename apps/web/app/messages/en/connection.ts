import { catalogue } from '#platform/catalogue.ts';

/** The banner shown while offline. */
export const texts = catalogue({
  unreachable: 'Couldn’t reach the shop. Check your connection; we’ll keep trying.',
  offline: 'You are offline. Prices may have changed; we’ll update them when you’re back.',
});
