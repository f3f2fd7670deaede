import { catalogue } from '@jhola/messages';

/** Saved addresses. */
export const texts = catalogue({
  saved: 'Address saved',
  updated: 'Address updated',
  removed: 'Address Remove',
  restored: 'Address is back',
  noSuchAddress: 'That address is not among your saved addresses',
  tooMany: 'You can save up to {max} addresses. Please remove one first',
});
