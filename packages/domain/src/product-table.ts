/** The ways in which the shopkeeper looks at many products. */

/** any: whatever is there; low: LOW_STOCK or fewer, sold out included; out: none left. */
export const STOCK_LEVELS = ['any', 'low', 'out'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** So few left of a product, or fewer, are worth a look. */
export const LOW_STOCK = 5;

/** newest: as they were added, or best first where something is searched for. */
export const PRODUCT_SORTS = ['newest', 'name', 'price', 'discount', 'stock', 'changed'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
