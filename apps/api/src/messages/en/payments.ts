import { catalogue } from '@jhola/messages';

/** Card payments. */
export const texts = catalogue({
  payOnPage: 'Please pay on the page that opens',
  seenTo: 'Payment of {number} marked as resolved',
  noSuchPayment: 'There is no such payment',
  needsNobody: 'This payment is already resolved',
  cartIsChanging: 'Your cart is changing. Please check it again',
  nothingToPay: 'There is nothing to pay. Please choose Cash on Delivery',
  outcomeUnknown: 'We can’t tell yet whether your card payment went through. Please try again in a moment',
  justOrdered: 'You have just ordered this',
  tooLittle: 'This is too little to pay by card. Please change your cart, or choose Cash on Delivery',
  tooMuch: 'This is too much to pay by card. Please change your cart, or choose Cash on Delivery',
  paidAlready: 'You’ve already paid for this. Please check My Orders',
});
