import { texts } from '#messages/admin-changes.ts';
import type { ChangeFilter } from './use-changes.ts';

/** The kinds of things that can be changed, as labelled in the menu. */
export const KINDS: readonly { value: NonNullable<ChangeFilter['entity']>; label: string }[] = [
  { value: 'product', label: texts.products },
  { value: 'category', label: texts.categories },
  { value: 'sub_category', label: texts.subCategories },
  { value: 'order', label: texts.orders },
  { value: 'price_list', label: texts.priceLists },
  { value: 'price_list_layout', label: texts.priceListLayouts },
  { value: 'search_words', label: texts.searchWords },
  { value: 'user', label: texts.users },
];
