import { catalogue } from '#platform/catalogue.ts';

/** The account in the header. */
export const texts = catalogue({
  account: 'Account',
  login: 'Login',
});
