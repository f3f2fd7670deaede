import { PAISE_PER_RUPEE, type Paise, paise, rupeesToPaise } from './money.ts';

/** A whole percentage from 0 to 100. */
export type DiscountPercent = number;

/**
 * The price paid: the price less the discount, which is rounded up to a whole rupee; never negative. Computed in
 * integers, because price × percent / 100 may not be exact in floating point.
 */
export function discountedPaise(price: Paise, discount: DiscountPercent): Paise {
  return paise(Math.max(0, afterDiscount(price, discount)));
}

/** The discounted price before it is limited to 0. May be negative: 10 % off 50 paise takes off a whole rupee. */
export function afterDiscount(price: Paise, discount: DiscountPercent): number {
  const discountRupees = Math.ceil((price * discount) / (100 * PAISE_PER_RUPEE));
  return price - discountRupees * PAISE_PER_RUPEE;
}

/** The discounted price, for a price in rupees as on the wire. */
export function discountedFromRupees(priceRupees: number, discount: DiscountPercent): Paise {
  return discountedPaise(rupeesToPaise(priceRupees), discount);
}
