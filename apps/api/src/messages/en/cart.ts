import { catalogue } from '@jhola/messages';

/** The cart. */
export const texts = catalogue({
  itemAdded: 'Item added',
  quantityUpdated: 'Quantity updated',
  itemRemoved: 'Item remove',
  cartSaved: 'Your cart is saved',
  noSuchLine: 'That item is not in your cart',
  tooMany: 'You can order up to {max} of {name}',
  cartFull: 'Your cart is full: it holds {lines} products',
  noLongerSold: 'That product is no longer sold',
});
