/**
 * The sorts for lists of products. `best` is by popularity in a listing and by relevance in a search. Sold-out products
 * come last in all of them.
 */
export const SHOP_SORTS = ['best', 'price', 'price-desc', 'discount', 'newest'] as const;

export type ShopSort = (typeof SHOP_SORTS)[number];
