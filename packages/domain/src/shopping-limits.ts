/** The limits that every page of the storefront needs; `LIMITS` has them too. */
export const SHOPPING_LIMITS = { cartLines: 100, quantityPerLine: 50, searchLength: 200 } as const;

export const PAGE_SIZES = { search: 10, listing: 8, adminProducts: 12, desk: 50, homeRow: 15 } as const;

/**
 * How many products of a row are part of a document: of the best sellers on home, as many as a laptop shows at once, of
 * its rows further down, and of the best sellers on the login page.
 */
export const PRODUCTS_IN_DOCUMENT = { best: 7, homeRow: 3, bag: 5 } as const;

/** The largest quantity of a product on one cart line. */
export function maxQuantity(stock: number): number {
  return Math.min(stock, SHOPPING_LIMITS.quantityPerLine);
}
