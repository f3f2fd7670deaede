import type { ChangeFilter } from './use-changes.ts';

/** The kinds of things that can be changed, as labelled in the menu. */
export const KINDS: readonly { value: NonNullable<ChangeFilter['entity']>; label: string }[] = [
  { value: 'product', label: 'Products' },
  { value: 'category', label: 'Categories' },
  { value: 'sub_category', label: 'Sub-categories' },
  { value: 'order', label: 'Orders' },
  { value: 'price_list', label: 'Price lists' },
  { value: 'user', label: 'Users' },
];
