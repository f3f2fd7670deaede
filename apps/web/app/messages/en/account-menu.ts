import { catalogue } from '#platform/catalogue.ts';

/** The account menu, and the name of the signed-in user. */
export const texts = catalogue({
  myAccount: 'My Account',
  admin: '(Admin)',
  profile: 'Profile',
  addresses: 'Save Address',
  logOut: 'Log Out',
  logOutUnconfirmed:
    'You’re logged out on this device. Please keep this page open until we reconnect, to finish logging out.',
  // Pages of the admins
  today: 'Today',
  orders: 'Orders',
  categories: 'Category',
  subCategories: 'Sub Category',
  uploadProduct: 'Upload Product',
  products: 'Product',
  priceList: 'Price list',
  searches: 'Searches',
  changes: 'Changes',
  users: 'Users',
  status: 'Status',
  // When the session has ended
  loggedOut: 'You are logged out',
  cartSaved: 'Your cart is saved in your account.',
});
