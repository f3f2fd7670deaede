import { catalogue } from '@jhola/messages';

/** Errors in a price. */
export const texts = catalogue({
  discountTooLarge: 'With {discount}% off, {price} would cost nothing. Lower the discount or raise the price',
});
