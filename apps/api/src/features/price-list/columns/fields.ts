/** What a column of a price list can mean. */
export const FIELDS = [
  'name',
  'brand',
  'unit',
  /** A bare number that `unit` completes: 500 beside 'g'. */
  'size',
  /** What is paid, in rupees. */
  'price',
  'price_paise',
  /** What it costs without a discount, in rupees. */
  'mrp',
  'mrp_paise',
  'discount_percent',
  /** Rupees off. */
  'discount_amount',
  'category',
  'sub_category',
  'stock',
  'description',
  'image',
  /** The seller's own number of the article: the same number is the same product. */
  'sku',
  'ignore',
] as const;

export type Field = (typeof FIELDS)[number];

/** A column becomes a field, or stands among the product's details under a title. */
export type Target = Field | { readonly detail: string };

export function isField(text: string): text is Field {
  return (FIELDS as readonly string[]).includes(text);
}

/** How a header is compared: 'Sub-Category', 'sub category' and 'SUB_CATEGORY' are the same. */
export function foldHeader(header: string): string {
  return header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/₹/g, ' rs ')
    .replace(/%/g, ' percent ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
