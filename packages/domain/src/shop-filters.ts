/**
 * The filters for lists of products. Within a group a product must match one of the chosen values; it must match all
 * groups.
 */
export const FILTER_GROUPS = ['stock', 'diet', 'price', 'discount', 'brand'] as const;

export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** The chosen values of each group. A group without values is ignored. */
export type ShopFilters = { readonly [Group in FilterGroup]?: string[] | undefined };

/** The values of each group, in the order in which they are shown; null for brands, of which each shop has its own. */
export const FILTER_VALUES = {
  stock: ['in'],
  diet: ['veg', 'nonveg'],
  /** Bands in whole rupees: from the first, up to but without the second; the last has no upper end. */
  price: ['0-50', '50-100', '100-200', '200-500', '500-'],
  /** Minimum discounts in percent. */
  discount: ['10', '20', '30', '40'],
  brand: null,
} as const satisfies Record<FilterGroup, readonly string[] | null>;
