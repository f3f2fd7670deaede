import { catalogue } from '@jhola/messages';

/** Saved addresses. */
export const texts = catalogue({
  saved: 'Address saved',
  updated: 'Address updated',
  removed: 'Address Remove',
  restored: 'Address restored',
  noSuchAddress: 'This isn’t one of your saved addresses',
  tooMany: 'You can save up to {max} addresses. Please remove one first',
});
