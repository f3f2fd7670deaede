import { catalogue } from '#platform/catalogue.ts';

/** Shared by all admin pages: the frame, the access check, and the titles. */
export const texts = catalogue({
  menu: 'Admin',
  accountNotLoaded: 'We couldn’t load your account',
  noPermission: 'Do not have permission',
  adminsOnly: 'Only shop admins can open this page.',
  noData: 'No Data',
  loggedOut: 'Log in to continue where you left off.',
  offline: 'You are offline. Until you’re back, new orders don’t show and nothing can be saved.',
  pickListOffline: 'You are offline. Your ticks are kept, but cancelled orders don’t show until you’re back.',
  // Somebody else has changed the edited thing
  changedMeanwhile: 'Someone else changed this while you were editing it. Your changes are still here.',
  showTheirs: 'Show their version',
  overwrite: 'Overwrite with mine',
  // In a bar of buttons for what is selected in a list
  keyOfBar: 'Press <key>B</key> for these buttons',
  // What the undo of a discount doesn't change back
  undoneExcept:
    '{message}. {count, plural, one {# was changed or deleted since, and stays as it is} other {# were changed or deleted since, and stay as they are}}.',
  // The titles of the pages
  category: 'Category',
  subCategory: 'Sub Category',
  product: 'Product',
  uploadProduct: 'Upload Product',
  priceList: 'Price list',
  order: 'Order',
  orders: 'Orders',
  pickList: 'Pick list',
  today: 'Today',
  users: 'Users',
  changes: 'Changes',
  status: 'Status',
});
