import { catalogue } from '#platform/catalogue.ts';

/** Links to the cart, and toasts about it. */
export const texts = catalogue({
  myCart: 'My Cart',
  viewCart: 'View Cart',
  yourCart: 'Your cart',
  items: '{count, plural, one {# item} other {# items}}',
  // Toasts
  added: 'Item added',
  removed: 'Item remove',
  full: 'Your cart is full: it holds {most} products',
  onlyLeft: 'Only {stock} left of {name}',
  mostInOrder: 'You can order up to {most} of {name}',
  savedHere: 'Saved on this device. We’ll update your cart when you’re back online',
  // Products with too little stock
  aProduct: 'A product',
  fewerThanWanted: 'Your cart has {quantity, plural, other {#}} of {name}, the most you can order.',
  noLongerSold: '{name} is no longer sold, so it isn’t in your cart.',
  soldOut: '{name} is out of stock, so it isn’t in your cart.',
  noRoom: 'Your cart is full, so {name} isn’t in it.',
});
