import { catalogue } from '@jhola/messages';

/** Mails about card payments. */
export const texts = catalogue({
  // To the shopper: a paid order was sold out
  refundSubject: 'Your order {number} is cancelled, and we are refunding you',
  refundHeading: 'Your order is cancelled',
  refundSorry: 'We’re sorry, we couldn’t deliver your order {number}.',
  refundReason: 'Sold out while your payment was being confirmed.',
  refundMoney: 'We are refunding {total} to the card you paid with. It can take up to ten days to show.',
  // To the admins: a refund that the shop didn’t make, or that the bank rejected
  moneyBackSubject: 'A card payment needs your attention',
  moneyBackHeading: 'A refund that the shop didn’t make',
  refundFailedHeading: 'The bank rejected a refund',
  refundRefusedHeading: 'A refund can’t be made',
  moneyBack: 'The payment provider reports on a payment of {amount}: {what}.',
  moneyBackTodo: 'Please check it with the payment provider, and check the order on the order desk.',
  allGivenBack: 'refunded outside the shop, and the order is still open',
  refundFailed: 'a refund failed, and the money is back with the shop',
  refundUnknown:
    'the refund can’t be made, because the provider doesn’t know this payment; it may belong to an earlier account of the shop',
  refundRefused: 'the refund can’t be made, because the provider refuses it',
  partGivenBack: '{given} of {taken} refunded outside the shop',
  // To the admins: a payment of the wrong amount
  mismatchSubject: 'A card payment of the wrong amount needs your attention',
  mismatchHeading: 'A payment of the wrong amount',
  mismatch: 'We received a payment that doesn’t match the order. Nothing was delivered for it.',
  mismatchTodo:
    'The shop won’t do anything automatically: please check it with the payment provider, and refund it there if it isn’t ours.',
  askedFor: 'Expected: {amount} (inr)',
  cameIn: 'Received: {amount} in the smallest unit of {currency}',
  unknownCurrency: 'an unknown currency',
  // To the admins: which payment
  order: 'Order (internal id): {id}',
  session: 'Session: {id}',
  payment: 'Payment: {id}',
  unknown: 'unknown',
});
