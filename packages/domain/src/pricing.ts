import { PAISE_PER_RUPEE, type Paise, paise, rupeesToPaise } from './money.ts';

/** A whole percentage from 0 to 100. */
export type DiscountPercent = number;

/**
 * What the shopper pays: the price less the discount, the discount rounded up to a whole rupee,
 * never below zero. Computed in integers: price × percent / 100 may not fall on a binary fraction.
 */
export function discountedPaise(price: Paise, discount: DiscountPercent): Paise {
  const discountRupees = Math.ceil((price * discount) / (100 * PAISE_PER_RUPEE));
  return paise(Math.max(0, price - discountRupees * PAISE_PER_RUPEE));
}

/** The same rule for a price in rupees, as it comes on the wire. */
export function discountedFromRupees(priceRupees: number, discount: DiscountPercent): Paise {
  return discountedPaise(rupeesToPaise(priceRupees), discount);
}
