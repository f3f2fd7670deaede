import { catalogue } from '@jhola/messages';

/** Why an order ends without a delivery, as its shopper reads it: ready-made, so that each reads it in their language. */
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
  // By the program
  soldOut: 'Sold out while your payment was being confirmed',
});
