import type { FilterGroup, ShopOrder } from '@jhola/domain';

export const ORDER_WORDS: Readonly<Record<ShopOrder, string>> = {
  best: 'Most popular',
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  discount: 'Biggest discount',
  newest: 'Newest',
};

export const GROUP_WORDS: Readonly<Record<FilterGroup, string>> = {
  stock: 'Availability',
  diet: 'Diet',
  price: 'Price',
  discount: 'Discount',
  brand: 'Brand',
};

const VALUES: Readonly<Record<string, string>> = {
  in: 'In stock',
  veg: 'Vegetarian',
  nonveg: 'Non-vegetarian',
};

/** A filter's value in words: 'Under ₹50', '20% or more', 'In stock'; a brand is its own name. */
export function valueWords(group: FilterGroup, value: string): string {
  if (group === 'brand') return value;
  if (group === 'discount') return `${value}% or more`;
  if (group !== 'price') return VALUES[value] ?? value;
  const [from = '', to = ''] = value.split('-');
  if (to === '') return `₹${from} and above`;
  return from === '0' ? `Under ₹${to}` : `₹${from} – ₹${to}`;
}
