import { catalogue } from '#platform/catalogue.ts';

/** Announcements of new orders. */
export const texts = catalogue({
  newOrders: 'New orders',
  sound: 'Sound',
  notifications: 'Notifications',
  tapToHear: 'Tap anywhere to hear new orders',
  // Notifications
  newOrder: 'New order {order}',
  newOrderBody: '{customer}, {total}',
  severalNewOrders: '{count} new orders',
  severalNewOrdersBody: '{orders}; {total}',
  firstNotification: 'New orders will be announced like this',
  blocked: 'Notifications are blocked. Allow them in your browser’s settings for this site',
  notSupported: 'This browser can’t show notifications. Turn on the sound instead',
});
