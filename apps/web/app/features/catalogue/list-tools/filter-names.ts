import type { FilterGroup } from '@jhola/domain';
import { texts as catalogue } from '#messages/catalogue.ts';
import { texts } from '#messages/filter-dialog.ts';

export const GROUP_NAMES: Readonly<Record<FilterGroup, string>> = {
  stock: texts.availability,
  diet: texts.diet,
  price: texts.price,
  discount: texts.discount,
  brand: texts.brand,
};

const VALUES: Readonly<Record<string, string>> = {
  in: texts.inStock,
  veg: catalogue.veg,
  nonveg: catalogue.nonveg,
};

/** A filter's value as text: 'Under ₹50', '20% or more', 'In stock'; a brand is shown unchanged. */
export function valueName(group: FilterGroup, value: string): string {
  if (group === 'brand') return value;
  if (group === 'discount') return texts.discountFrom({ percent: value });
  if (group !== 'price') return VALUES[value] ?? value;
  const [from = '', to = ''] = value.split('-');
  if (to === '') return texts.priceFrom({ price: from });
  return from === '0' ? texts.priceUnder({ price: to }) : texts.priceBetween({ from, to });
}
