/**
 * The orders in which shoppers can have a list of products. `best` is by popularity in a listing and by how well a
 * product fits in a search. In all of them what is sold out comes last.
 */
export const SHOP_ORDERS = ['best', 'price', 'price-desc', 'discount', 'newest'] as const;

export type ShopOrder = (typeof SHOP_ORDERS)[number];
