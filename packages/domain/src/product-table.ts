/** The filters and sorts of the admin's product table. */

/** any: every product; low: LOW_STOCK or fewer, including sold out; out: none left. */
export const STOCK_LEVELS = ['any', 'low', 'out'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** A stock of at most this number counts as low. */
export const LOW_STOCK = 5;

/** newest: by time of creation, or by relevance if there is a search term. */
export const PRODUCT_SORTS = ['newest', 'name', 'price', 'discount', 'stock', 'changed'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
