import { catalogue } from '#platform/catalogue.ts';

/** Texts of several features. */
export const texts = catalogue({
  pageTitle: '{page} · Jhola',
  loading: 'Loading…',
  tryAgain: 'Try again',
  close: 'Close',
  goHome: 'Go To Home',
  myOrders: 'My Orders',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  outOfStock: 'Out of Stock',
});
