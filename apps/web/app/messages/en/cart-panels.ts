import { catalogue } from '#platform/catalogue.ts';

/** The cart as a drawer and as a page, and its parts in the checkout. */
export const texts = catalogue({
  cart: 'Cart',
  items: 'Items',
  quantity: '{quantity} item',
  itemCount: '{quantity, plural, one {# item} other {# items}}',
  savings: 'Your total savings {amount}',
  loadFailed: 'We couldn’t load your cart',
  whatChanged: 'What changed in your cart',
  dismiss: 'Dismiss',
  // The bill
  bill: 'Bill details',
  itemsTotal: 'Items total',
  quantityTotal: 'Quntity total',
  quantityTotalSpoken: 'Quantity total',
  delivery: 'Delivery Charge',
  free: 'Free',
  grandTotal: 'Grand total',
  arrival: 'Order now, arrives by <b>{time}</b>',
  arrivalOffline: 'You can order once you’re back online',
  checkout: 'Checkout',
  pleaseLogin: 'Please Login',
  // A line
  lineTotal: 'Total <b>{amount}</b>',
  remove: 'Remove',
  removeProduct: 'Remove {product}',
  removeAll: 'Remove all {quantity} of {product}',
  removed: '{product} removed',
  undo: 'Undo',
  undoRemoval: 'Undo: put back {quantity} of {product}',
  changeTo: 'Change to {quantity}',
  priceChanged: 'Was {before} when you added it, now {now}.',
  soldOut: 'Out of Stock. Remove it to continue.',
  tooMany: '{reason}. Change the quantity to continue.',
  // The empty cart
  empty: 'Your cart is empty',
  emptyAdvice: 'Milk, bread, eggs? They can be at your door in ten minutes.',
  unsureOrder: 'We couldn’t confirm your last order.',
  checkOrder: 'Check whether it was placed',
  shopNow: 'Shop Now',
});
