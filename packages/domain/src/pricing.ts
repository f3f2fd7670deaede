import { formatPaise, PAISE_PER_RUPEE, type Paise, paise, rupeesToPaise } from './money.ts';
import { pricingTexts } from './messages/product-texts.ts';

/** A whole percentage from 0 to 100. */
export type DiscountPercent = number;

/**
 * The price paid: the price less the discount, which is rounded up to a whole rupee; never negative. Computed
 * in integers, because price × percent / 100 may not be exact in floating point.
 */
export function discountedPaise(price: Paise, discount: DiscountPercent): Paise {
  return paise(Math.max(0, afterDiscount(price, discount)));
}

/** May be negative: 10 % off 50 paise takes off a whole rupee. */
function afterDiscount(price: Paise, discount: DiscountPercent): number {
  const discountRupees = Math.ceil((price * discount) / (100 * PAISE_PER_RUPEE));
  return price - discountRupees * PAISE_PER_RUPEE;
}

/**
 * The error message of a discount that a product can't have, or null. Discounts are rounded up to whole
 * rupees, so a small percentage can make a cheap product free. Only 100 % of a price in whole rupees may.
 */
export function discountFault(price: Paise, discount: DiscountPercent): string | null {
  const toPay = afterDiscount(price, discount);
  if (toPay > 0 || (toPay === 0 && discount === 100)) return null;
  return pricingTexts.discountTooLarge({ discount, price: formatPaise(price) });
}

/** The discounted price, for a price in rupees as on the wire. */
export function discountedFromRupees(priceRupees: number, discount: DiscountPercent): Paise {
  return discountedPaise(rupeesToPaise(priceRupees), discount);
}
