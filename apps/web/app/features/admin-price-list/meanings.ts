import { PRICE_LIST_MEANINGS, type PriceListMeaning, REPEATABLE_MEANINGS } from '@jhola/domain';

const LABELS: Readonly<Record<PriceListMeaning, string>> = {
  name: 'Name',
  brand: 'Brand',
  unit: 'Pack size, with its unit (500 g)',
  size: 'Pack size, number only (500)',
  price: 'Selling price',
  price_paise: 'Selling price, in paise',
  mrp: 'MRP',
  mrp_paise: 'MRP, in paise',
  discount_percent: 'Discount, in %',
  discount_fraction: 'Discount, as a fraction (0.1)',
  discount_amount: 'Discount, in rupees',
  category: 'Category',
  sub_category: 'Sub-category',
  stock: 'Stock',
  description: 'Description',
  image: 'Picture link',
  sku: 'SKU or barcode',
  id: 'Product ID (from an export)',
  extra_fields: 'Extra details (from an export)',
  detail: 'Extra detail, under this header',
  ignore: 'Don’t import',
};

/** The choices for a column, the common ones first. */
export const MEANING_OPTIONS = PRICE_LIST_MEANINGS.map((value) => ({ value, label: LABELS[value] }));

export function isMeaning(text: string): text is PriceListMeaning {
  return (PRICE_LIST_MEANINGS as readonly string[]).includes(text);
}

const PRICES: readonly PriceListMeaning[] = ['price', 'price_paise', 'mrp', 'mrp_paise'];

export type MappingFaults = {
  /** The required meanings that are missing, in sentences. */
  readonly missing: readonly string[];
  /** The error of each column, or null. */
  readonly columns: readonly (string | null)[];
};

/** The errors of the meanings assigned to the columns. */
export function mappingFaults(meanings: readonly PriceListMeaning[]): MappingFaults {
  const missing: string[] = [];
  if (!meanings.includes('name')) missing.push('Choose the column with the product’s name.');
  if (!meanings.some((one) => PRICES.includes(one))) missing.push('Choose the column with its price.');
  const columns = meanings.map((one) => {
    const isTwice =
      !REPEATABLE_MEANINGS.includes(one) && meanings.filter((other) => other === one).length > 1;
    return isTwice ? `Another column is “${LABELS[one]}” too` : null;
  });
  return { missing, columns };
}

export function isMapped({ missing, columns }: MappingFaults): boolean {
  return missing.length === 0 && columns.every((fault) => fault === null);
}
