import { OPTIONAL_FIELDS } from './product-fields.ts';

/** What a column of a price list can mean. */
export const PRICE_LIST_FIELDS = [
  'name',
  'brand',
  'unit',
  /** A bare number whose unit is in the column `unit`: 500 beside 'g'. */
  'size',
  /** The price paid, in rupees. */
  'price',
  'price_paise',
  /** The price without a discount, in rupees. */
  'mrp',
  'mrp_paise',
  'discount_percent',
  /** The discount as a fraction: 0.1 is 10 %. */
  'discount_fraction',
  /** The discount in rupees. */
  'discount_amount',
  'category',
  'sub_category',
  'stock',
  ...OPTIONAL_FIELDS.map(({ column }) => column),
  /** Other names under which shoppers search for it, separated by commas. */
  'also_called',
  'image',
  /** The seller's own article number: rows with the same number are the same product. */
  'sku',
  /** The shop's own id, written by its export: such rows are read literally. */
  'id',
  /** The extra fields of a product as one JSON object, as the export writes them. */
  'extra_fields',
  'ignore',
] as const;

export type PriceListField = (typeof PRICE_LIST_FIELDS)[number];

/**
 * What a column may be assigned to: a field, or 'detail' to show its text with the product under the column's header.
 */
export const PRICE_LIST_MEANINGS = [...PRICE_LIST_FIELDS, 'detail'] as const;

export type PriceListMeaning = (typeof PRICE_LIST_MEANINGS)[number];

/** Meanings that several columns may have. */
export const REPEATABLE_MEANINGS: readonly PriceListMeaning[] = ['image', 'detail', 'ignore'];

/** What happened to a row, or will. A row may have several of these. */
export const PRICE_LIST_OUTCOMES = ['refused', 'adjusted', 'merged', 'conflict', 'new', 'changed'] as const;

export type PriceListOutcome = (typeof PRICE_LIST_OUTCOMES)[number];

/**
 * What a list does beyond adding products and changing prices: what it merges, moves, clears or guesses. Each is
 * counted and shown before the import, the most serious first.
 */
export const PRICE_LIST_EFFECTS = [
  /** The price of an existing product changes. */
  'price',
  'moved',
  'renamed',
  'repacked',
  /** An existing description is cleared. */
  'description_cleared',
  'description',
  'pictures',
  'details',
  /** A product that was in stock is sold out. */
  'sold_out',
  'stock',
  /** A stock below zero counts as 0. */
  'negative_stock',
  /** A stock that isn't a whole number, or above the most, counts as less. */
  'stock_lowered',
  /** Rows with the same SKU, name and pack have different prices: the lowest is used. */
  'two_prices',
  /** Rows that repeat a product were merged into it. */
  'merged',
  /** Products with the same name and pack stay separate, because price, MRP or SKU differ. */
  'kept_apart',
  /** No product of the name has this pack: it is taken for the only product of that name. */
  'matched_by_name',
  /** The price paid differs from the list's: no whole percentage off the MRP leads to it. */
  'price_rounded',
  /** The struck-through price is below the list's MRP, so that the price paid is exact. */
  'mrp_lowered',
  'price_above_mrp',
  'pack_from_name',
  'pack_missing',
  /** A new product without a category goes to 'Other'. */
  'category_missing',
  'pack_tidied',
  'shortened',
  'picture_dropped',
] as const;

export type PriceListEffect = (typeof PRICE_LIST_EFFECTS)[number];

/** The unit of a list's amounts. */
export const PRICE_LIST_AMOUNTS = ['rupees', 'paise'] as const;

export type PriceListAmounts = (typeof PRICE_LIST_AMOUNTS)[number];

/**
 * What a slash in a category means: part of its name, a path separator (`Food / Snacks`), or a separator of several.
 */
export const PRICE_LIST_SLASHES = ['name', 'path', 'several'] as const;

export type PriceListSlash = (typeof PRICE_LIST_SLASHES)[number];

/** Which of the two prices stays exact to the paisa if no whole percentage leads from the MRP to the price paid. */
export const PRICE_LIST_EXACT = ['mrp', 'paid'] as const;

export type PriceListExact = (typeof PRICE_LIST_EXACT)[number];

/** How a list is read and applied, besides the meaning of its columns. */
export type PriceListSettings = {
  /** The list's source. A list only updates products that came from a list of the same source. */
  readonly source: string;
  /** What separates several categories in one cell. */
  readonly separators: string;
  readonly slash: PriceListSlash;
  /** Null until somebody chooses: rupees, unless the amounts look like paise. */
  readonly amounts: PriceListAmounts | null;
  /** The unit of pack sizes that are bare numbers, such as 'g'; empty if a column gives it. */
  readonly sizeUnit: string;
  readonly exact: PriceListExact;
  /** The stock of new products for which the list gives none. */
  readonly freshStock: number;
  /** Leave the stock of existing products unchanged. */
  readonly keepStock: boolean;
};

export const DEFAULT_PRICE_LIST_SETTINGS: PriceListSettings = {
  source: 'list',
  separators: '|;',
  slash: 'name',
  amounts: null,
  sizeUnit: '',
  exact: 'mrp',
  freshStock: 20,
  keepStock: false,
};

/**
 * The state of an uploaded list: `mapping` until its columns are assigned, `checked` once its changes are computed,
 * `outdated` if the catalogue has changed since.
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
  'cancelled',
] as const;

export type PriceListState = (typeof PRICE_LIST_STATES)[number];

/** Whether the unit of amounts must be chosen: every column of plain prices looks like paise. */
export function asksForAmounts(
  columns: readonly { readonly meaning: PriceListMeaning; readonly looksLikePaise: boolean }[],
): boolean {
  const plain = columns.filter(({ meaning }) => meaning === 'price' || meaning === 'mrp');
  return plain.length > 0 && plain.every(({ looksLikePaise }) => looksLikePaise);
}

/** Whether nothing gives the unit of pack sizes that are bare numbers. */
export function asksForSizeUnit(meanings: readonly PriceListMeaning[], sizeUnit: string): boolean {
  return meanings.includes('size') && !meanings.includes('unit') && sizeUnit === '';
}
