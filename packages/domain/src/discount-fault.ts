import { formatPaise, type Paise } from './money.ts';
import { pricingTexts } from './messages/pricing-texts.ts';
import { afterDiscount, type DiscountPercent } from './pricing.ts';

/**
 * The error message of a discount that a product can't have, or null. Discounts are rounded up to whole rupees, so a
 * small percentage can make a cheap product free. Only 100 % of a price in whole rupees may.
 */
export function discountFault(price: Paise, discount: DiscountPercent): string | null {
  const toPay = afterDiscount(price, discount);
  if (toPay > 0 || (toPay === 0 && discount === 100)) return null;
  return pricingTexts.discountTooLarge({ discount, price: formatPaise(price) });
}
