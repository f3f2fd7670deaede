/**
 * The sorts for lists of products. `best` is by popularity in a listing and by relevance in a search.
 * Sold-out products come last in all of them.
 */
export const SHOP_ORDERS = ['best', 'price', 'price-desc', 'discount', 'newest'] as const;

export type ShopOrder = (typeof SHOP_ORDERS)[number];
