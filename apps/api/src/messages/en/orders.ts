import { catalogue } from '@jhola/messages';

/** Orders: messages for shoppers and admins. */
export const texts = catalogue({
  orderPlaced: 'Order placed successfully',
  orderCancelled: 'Order cancelled',
  noSuchOrder: 'There is no such order',
  noLongerSold: 'No longer in the shop',
  cannotCancel: 'Order {number} is already {status} and can’t be cancelled any more',
  cartIsEmpty: 'Your cart is empty',
  lineIsGone: 'Something you were about to order is no longer in your cart. Please check your cart',
  otherQuantity: 'Your cart now has {quantity, plural, other {#}} of {name}, not {seen}',
  lineAdded: '{name} was added to your cart meanwhile',
  otherPrice: 'The price of {name} is now {now}, it was {before}',
  otherTotal: 'Your cart now comes to {total}. Please check it before paying',
  cartIsBusy:
    'Your cart is changing, or being paid by card, in another window. Please finish that first, then try again',
  cannotCall: 'We can’t call {mobile}. Choose an address with your mobile number, or pay online',
  isAlready: 'Order {number} is already {status}',
  cannotBecome: 'An order that is {from} can’t become {to}',
  isNow: 'Order {number} is {status}',
  moved: '{count, plural, one {# order moved} other {# orders moved}}',
  isCancelled: 'Order {number} is cancelled',
  isUndelivered: 'Order {number} is marked undelivered',
  tooManyUnpaid:
    'You have {orders} unpaid orders on their way. {advice}Pay online, or wait for one to arrive',
  networkHasUnpaid: 'There are many unpaid orders from your network. {advice}',
  confirmEmail: 'Confirm your email to order more: the link is in the email we sent you.',
  tooManyUnits: 'At most {max} of {name} can be in unpaid orders. {advice}Choose fewer',
  tooManyUnitsOrdered:
    'At most {max} of {name} can be in unpaid orders, and {ordered, plural, one {# has} other {# have}} already been ordered. {advice}Choose fewer',
});
