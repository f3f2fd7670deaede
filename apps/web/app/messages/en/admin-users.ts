import { catalogue } from '#platform/catalogue.ts';

/** The page Users. */
export const texts = catalogue({
  heading: 'Users',
  search: 'Search users',
  searchPlaceholder: 'Name, email or mobile',
  role: 'Role',
  everybody: 'Everybody',
  admins: 'Admins',
  shoppers: 'Shoppers',
  accounts: '{count, plural, one {# account} other {# accounts}}',
  notLoaded: 'We couldn’t load the users',
  noneMatches: 'No accounts match.',
  loadMore: 'Load more',
  // The table
  name: 'Name',
  mobile: 'Mobile',
  since: 'Since',
  lastLogin: 'Last login',
  never: 'never',
  orders: 'Orders',
  ordersOf: '{count} {orders, plural, one {order} other {orders}} of {name}',
  actions: 'Actions',
  admin: 'Admin',
  suspended: 'Suspended',
  // Roles
  makeAdmin: 'Make admin',
  makeAdminOf: 'Make admin: {name}',
  makeAdminTitle: 'Make Admin',
  makeAdminEffect: '{name} will be able to change products, orders and admins.',
  removeAdmin: 'Remove admin',
  removeAdminOf: 'Remove admin: {name}',
  removeAdminTitle: 'Remove Admin',
  removeAdminEffect:
    '{name} will lose admin access immediately, on all devices. Their account and orders stay.',
  ownAccount: 'This is your own account. This page will close.',
  // Suspending
  suspend: 'Suspend',
  suspendOf: 'Suspend: {name}',
  suspendTitle: 'Suspend Account',
  suspendEffect:
    '{name} will be logged out on all devices and can’t log in. Open orders stay: cancel them on the order desk if needed.',
  reinstate: 'Reinstate',
  reinstateOf: 'Reinstate: {name}',
  reinstateTitle: 'Reinstate Account',
  reinstateEffect: '{name} will be able to log in and order again.',
  // Two-step verification
  resetTwoStep: 'Reset two-step',
  resetTwoStepOf: 'Reset two-step: {name}',
  resetTwoStepTitle: 'Reset Two-Step Verification',
  resetTwoStepEffect:
    '{name} will log in with the password alone, and is logged out on all devices. Check first that it is really {name} who asks.',
  reset: 'Reset',
});
