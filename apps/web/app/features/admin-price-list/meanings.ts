import { PRICE_LIST_MEANINGS, type PriceListMeaning, REPEATABLE_MEANINGS } from '@jhola/domain';

const LABELS: Readonly<Record<PriceListMeaning, string>> = {
  name: 'Name',
  brand: 'Brand',
  unit: 'Unit (the pack)',
  size: 'Size, its measure in another column',
  price: 'Price that is paid',
  price_paise: 'Price that is paid, in paise',
  mrp: 'MRP, without discount',
  mrp_paise: 'MRP, in paise',
  discount_percent: 'Discount in per cent',
  discount_fraction: 'Discount as a part of one (0.1)',
  discount_amount: 'Discount in rupees',
  category: 'Category',
  sub_category: 'Sub-category',
  stock: 'Stock',
  description: 'Description',
  image: 'Address of a picture',
  sku: 'The seller’s own number',
  id: 'Id of this shop (an export)',
  extra_fields: 'Extra fields of an export',
  detail: 'Extra field under its header',
  ignore: 'Not used',
};

/** What can be chosen beside a column, the usual first. */
export const MEANING_OPTIONS = PRICE_LIST_MEANINGS.map((value) => ({ value, label: LABELS[value] }));

export function isMeaning(text: string): text is PriceListMeaning {
  return (PRICE_LIST_MEANINGS as readonly string[]).includes(text);
}

const PRICES: readonly PriceListMeaning[] = ['price', 'price_paise', 'mrp', 'mrp_paise'];

export type MappingFaults = {
  /** What the list can't do without, in sentences. */
  readonly missing: readonly string[];
  /** Beside each column what is wrong with it, or null. */
  readonly columns: readonly (string | null)[];
};

/** What is wrong with what the columns are said to mean. */
export function mappingFaults(meanings: readonly PriceListMeaning[]): MappingFaults {
  const missing: string[] = [];
  if (!meanings.includes('name')) missing.push('Which column holds the name of the product?');
  if (!meanings.some((one) => PRICES.includes(one))) missing.push('Which column holds its price?');
  const columns = meanings.map((one) => {
    const isTwice =
      !REPEATABLE_MEANINGS.includes(one) && meanings.filter((other) => other === one).length > 1;
    return isTwice ? `Another column means “${LABELS[one]}” too` : null;
  });
  return { missing, columns };
}

export function isMapped({ missing, columns }: MappingFaults): boolean {
  return missing.length === 0 && columns.every((fault) => fault === null);
}
