import type { WireProduct } from '@jhola/contract/client';
import { discountedFromRupees, formatUnitPrice, unitPrice } from '@jhola/domain';

type Priced = Pick<WireProduct, 'price' | 'discount' | 'unit'>;

/** '₹5.70/100 g', or null where a comparison says nothing. */
export function unitPriceText({ price, discount, unit }: Priced): string | null {
  const each = unitPrice(discountedFromRupees(price, discount), unit);
  return each && formatUnitPrice(each);
}
