import { formatPaise, PAISE_PER_RUPEE, type Paise, paise, rupeesToPaise } from './money.ts';

/** A whole percentage from 0 to 100. */
export type DiscountPercent = number;

/**
 * What the shopper pays: the price less the discount, the discount rounded up to a whole rupee,
 * never below zero. Computed in integers: price × percent / 100 may not fall on a binary fraction.
 */
export function discountedPaise(price: Paise, discount: DiscountPercent): Paise {
  return paise(Math.max(0, afterDiscount(price, discount)));
}

/** May be below zero: 10 % off 50 paise takes off a whole rupee. */
function afterDiscount(price: Paise, discount: DiscountPercent): number {
  const discountRupees = Math.ceil((price * discount) / (100 * PAISE_PER_RUPEE));
  return price - discountRupees * PAISE_PER_RUPEE;
}

/**
 * Why a product can't have this discount, or null if it can. A discount takes off whole rupees, so a small price can
 * lose all of itself to a small percentage: however many were sold, nothing would be paid. Only 100 % of a price in
 * whole rupees, which is exactly nothing, may give a product away.
 */
export function discountFault(price: Paise, discount: DiscountPercent): string | null {
  const toPay = afterDiscount(price, discount);
  if (toPay > 0 || (toPay === 0 && discount === 100)) return null;
  return `With ${discount}% off, ${formatPaise(price)} would cost nothing. Lower the discount or raise the price`;
}

/** The same rule for a price in rupees, as it comes on the wire. */
export function discountedFromRupees(priceRupees: number, discount: DiscountPercent): Paise {
  return discountedPaise(rupeesToPaise(priceRupees), discount);
}
