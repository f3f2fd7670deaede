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
 * What a list does beyond adding products and changing prices: what is merged, moved, cleared or guessed. Each is
 * counted and shown before the import, the gravest first.
 */
export const PRICE_LIST_EFFECTS = [
  /** The price of a known product changes. */
  'price',
  'moved',
  'renamed',
  'repacked',
  /** A description that the shop has is emptied. */
  'description_cleared',
  'description',
  'pictures',
  'details',
  /** A product that was in stock no longer is. */
  'sold_out',
  'stock',
  /** Rows with one SKU, name and pack give several prices: the lowest is used. */
  'two_prices',
  /** Rows that list a product again became part of it. */
  'merged',
  /** Products with the same name and pack stay several, because price, MRP or SKU differ. */
  'kept_apart',
  /** No product of the shop has this pack: it is taken for the only one of its name. */
  'matched_by_name',
  /** What is paid differs from the list: a whole percentage off the MRP doesn't lead to it. */
  'price_rounded',
  /** The struck-through price is below the MRP, so that the price paid is the list's. */
  'mrp_lowered',
  'price_above_mrp',
  'pack_from_name',
  'pack_missing',
  'pack_tidied',
  'shortened',
  'picture_dropped',
] as const;

export type PriceListEffect = (typeof PRICE_LIST_EFFECTS)[number];

/** What the amounts of a list are counted in. */
export const PRICE_LIST_AMOUNTS = ['rupees', 'paise'] as const;

export type PriceListAmounts = (typeof PRICE_LIST_AMOUNTS)[number];

/** What a slash in a category is: part of its name, a step of a path (`Food / Snacks`), or between several. */
export const PRICE_LIST_SLASHES = ['name', 'path', 'several'] as const;

export type PriceListSlash = (typeof PRICE_LIST_SLASHES)[number];

/** Which of two prices is kept to the paisa where no whole percentage leads from the MRP to the price paid. */
export const PRICE_LIST_EXACT = ['mrp', 'paid'] as const;

export type PriceListExact = (typeof PRICE_LIST_EXACT)[number];

/** How a list is read and applied, beside what its columns mean. */
export type PriceListSettings = {
  /** Whose list it is: products of lists with different sources never meet. */
  readonly source: string;
  /** The signs between several categories in a cell. */
  readonly separators: string;
  readonly slash: PriceListSlash;
  /** Null until somebody says it: rupees, unless the amounts look like paise. */
  readonly amounts: PriceListAmounts | null;
  /** What bare pack sizes are counted in, such as 'g'; empty if a column says it. */
  readonly sizeUnit: string;
  readonly exact: PriceListExact;
  /** The stock of new products for which the list has none. */
  readonly freshStock: number;
  /** Leave the stock of products that are in the shop as it is. */
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
  'cancelled',
] as const;

export type PriceListState = (typeof PRICE_LIST_STATES)[number];

/** Whether somebody has to say if the amounts are rupees or paise: every column of plain prices looks like paise. */
export function asksForAmounts(
  columns: readonly { readonly meaning: PriceListMeaning; readonly looksLikePaise: boolean }[],
): boolean {
  const plain = columns.filter(({ meaning }) => meaning === 'price' || meaning === 'mrp');
  return plain.length > 0 && plain.every(({ looksLikePaise }) => looksLikePaise);
}

/** Whether nothing says what bare pack sizes are counted in. */
export function asksForSizeUnit(meanings: readonly PriceListMeaning[], sizeUnit: string): boolean {
  return meanings.includes('size') && !meanings.includes('unit') && sizeUnit === '';
}
