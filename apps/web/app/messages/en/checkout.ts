import { catalogue } from '#platform/catalogue.ts';

/** The checkout: the address, the items, the bill and the two ways to pay. */
export const texts = catalogue({
  page: 'Checkout',
  loadError: 'We couldn’t load your checkout',
  chooseAddress: 'Choose your address',
  addAddress: 'Add address',
  editAddress: 'Edit {address}',
  items: 'Items',
  // Why the cart can't be ordered
  noAddress: 'Add a delivery address to continue.',
  addressRemoved: 'The address you chose was removed. Choose another one.',
  soldOut:
    '{count, plural, =1 {{product} is out of stock. Remove it to continue.} other {# items are out of stock. Remove them to continue.}}',
  removeSoldOut: '{count, plural, =1 {Remove it} other {Remove them}}',
  tooFew: 'Only {quantity, plural, other {#}} of {product} can be ordered. Change the quantity to continue.',
  changeQuantity: 'Change to {quantity}',
  cartChanged: 'Your cart has changed. Check it, then pay again.',
  unsure: 'We couldn’t confirm your order. Try again; you won’t be charged twice.',
  findingOrder: 'We’re checking whether your order was placed. If it was, you’ll find it in My Orders.',
  // The summary
  summary: 'Summary',
  billDetails: 'Bill details',
  toPay: '<b>{amount}</b> <small>{quantity, plural, one {# item} other {# items}}</small>',
  deliverTo: 'To {address}',
  payOnline: 'Online Payment',
  payCash: 'Cash on Delivery',
  loading: 'Loading...',
  placingOrder: 'Placing your order...',
});
