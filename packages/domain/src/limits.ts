import { SHOPPING_LIMITS } from './shopping-limits.ts';

/** The highest page number of a list that may be requested. */
export const LAST_PAGE = 1_000_000;

/** The limits of everything that can be typed, uploaded or ordered; error messages quote them. */
export const LIMITS = {
  ...SHOPPING_LIMITS,
  nameLength: 120,
  descriptionLength: 5_000,
  /** The shop's own search words: the number of entries, of words per entry, and of characters per word. */
  searchWords: { entries: 500, words: 10, wordLength: 40 },
  /** Other names of a product: their number, and the length of each and of all together. */
  alsoCalled: { names: 20, nameLength: 60, length: 600 },
  unitLength: 40,
  stock: 1_000_000,
  priceRupees: { min: 0.01, max: 1_000_000 },
  discountPercent: 100,
  imagesPerProduct: 12,
  details: { entries: 30, keyLength: 60, valueLength: 500 },
  /** The number of a product's categories, and of its sub-categories. */
  categoriesPerProduct: 50,
  categoriesPerSubCategory: 100,
  emailLength: 254,
  passwordLength: { min: 8, max: 128 },
  passkeyNameLength: 60,
  addressesPerUser: 20,
  addressFieldLength: 200,
  /** The number of products about which a shopper can ask to be told, and how many days a request lasts. */
  stockAlerts: { most: 100, days: 60 },
  uploadBytes: 5 * 1024 * 1024,
  uploadPixels: 40_000_000,
  priceListBytes: 100 * 1024 * 1024,
  priceListColumns: 200,
  /** A price list's layout: the length of its name and of its settings' texts. */
  layout: { nameLength: 60, sourceLength: 40, separators: 10, sizeUnitLength: 20 },
  cancelReasonLength: 300,
  /** Orders moved, or packed from one pick list, in one request. */
  ordersAtOnce: 100,
  pageSize: 100,
  /** Ids of products in one request. Selections by a filter are not limited. */
  productsAtOnce: 25_000,
} as const;
