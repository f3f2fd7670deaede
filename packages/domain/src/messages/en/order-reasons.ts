import { catalogue } from '@jhola/messages';

/** Predefined reasons why an order ends without a delivery, so that each reader sees them in their own language. */
export const texts = catalogue({
  // It was cancelled
  ranOut: 'Something you ordered has run out',
  noPhone: 'We could not reach you by phone',
  tooFar: 'We do not deliver to this address',
  youAsked: 'You asked us to cancel',
  // It could not be delivered
  nobodyHome: 'Nobody was at the door',
  notWanted: 'You did not want the order any more',
  noAddress: 'We could not find your address',
  // Set by the program
  soldOut: 'Sold out while your payment was being confirmed',
});
