import { catalogue } from '@jhola/messages';

/** Push messages about orders. */
export const texts = catalogue({
  started: 'Order updates are on for this device',
  stopped: 'Order updates are off for this device',
  notOffered: 'This shop doesn’t send order updates',
  unknownService: 'Order updates don’t work in this browser yet',
  // The message: its title, and the new status
  order: 'Order {number}',
  processing: 'Your order is being packed',
  shipped: 'Your order is on its way',
  delivered: 'Your order is at your door. Enjoy!',
  undelivered: 'We couldn’t deliver your order',
  cancelled: 'Sorry, we had to cancel your order',
});
