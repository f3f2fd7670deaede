import type { WireProduct } from '@jhola/contract/client';
import { discountedFromRupees, formatUnitPrice, unitPrice } from '@jhola/domain';

type Priced = Pick<WireProduct, 'price' | 'discount' | 'unit'>;

/** '₹5.70/100 g', or null if a comparison is useless. */
export function unitPriceText({ price, discount, unit }: Priced): string | null {
  const each = unitPrice(discountedFromRupees(price, discount), unit);
  return each && formatUnitPrice(each);
}
