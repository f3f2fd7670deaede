import { catalogue } from '#platform/catalogue.ts';

/** Password fields, on the sign-in pages and in the profile. */
export const texts = catalogue({
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  fewestCharacters: 'At least {fewest} characters',
  common: 'This password is common and easy to guess. A few unusual words are safer.',
  newPasswordsDiffer: 'New password and confirm password must be same',
});
