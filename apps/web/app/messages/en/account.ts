import { catalogue } from '#platform/catalogue.ts';

/** The frame of the account’s pages, and the account menu as a page. */
export const texts = catalogue({
  page: 'My Account',
  dashboard: 'Dashboard',
  account: 'Account',
  loadError: 'We couldn’t load your account',
});
