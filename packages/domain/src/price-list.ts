/** What a column of a price list can mean. */
export const PRICE_LIST_FIELDS = [
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
  /** A part of one: 0.1 is 10 %. */
  'discount_fraction',
  /** Rupees off. */
  'discount_amount',
  'category',
  'sub_category',
  'stock',
  'description',
  'image',
  /** The seller's own number of the article: the same number is the same product. */
  'sku',
  /** The shop's own id, as its export has it: the rows are then read exactly as they stand. */
  'id',
  /** The extra fields of a product as one JSON object, as the export has them. */
  'extra_fields',
  'ignore',
] as const;

export type PriceListField = (typeof PRICE_LIST_FIELDS)[number];

/** What may stand beside a column in a form: a field, or 'detail' to show it with the product under its header. */
export const PRICE_LIST_MEANINGS = [...PRICE_LIST_FIELDS, 'detail'] as const;

export type PriceListMeaning = (typeof PRICE_LIST_MEANINGS)[number];

/** Meanings that several columns may have. */
export const REPEATABLE_MEANINGS: readonly PriceListMeaning[] = ['image', 'detail', 'ignore'];

/** What became of a row, or will. One row may have several of these. */
export const PRICE_LIST_OUTCOMES = ['refused', 'adjusted', 'merged', 'conflict', 'new', 'changed'] as const;

export type PriceListOutcome = (typeof PRICE_LIST_OUTCOMES)[number];

/**
 * Where an uploaded list stands: `mapping` until somebody says what its columns mean, `checked` once it is known what
 * it would change, `outdated` where the catalogue moved on and that is no longer true.
 */
export const PRICE_LIST_STATES = [
  'mapping',
  'checking',
  'checked',
  'importing',
  'done',
  'failed',
  'interrupted',
  'outdated',
] as const;

export type PriceListState = (typeof PRICE_LIST_STATES)[number];
