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

export type Filterable = {
  readonly stock: number;
  /** The price that the shopper pays, in paise. */
  readonly payablePaise: number;
  /** Percent. */
  readonly discount: number;
  /** Empty if it has none. */
  readonly brand: string;
  readonly diet: 'veg' | 'nonveg' | null;
};

/** The values of a group that a product matches. */
export function filterValues(product: Filterable, group: FilterGroup): readonly string[] {
  switch (group) {
    case 'stock':
      return product.stock > 0 ? ['in'] : [];
    case 'diet':
      return product.diet === null ? [] : [product.diet];
    case 'price':
      return FILTER_VALUES.price.filter((band) => isInBand(product.payablePaise, band));
    case 'discount':
      return FILTER_VALUES.discount.filter((step) => product.discount >= Number(step));
    case 'brand':
      return product.brand === '' ? [] : [product.brand];
  }
}

function isInBand(payablePaise: number, band: string): boolean {
  const [from = '', to = ''] = band.split('-');
  return payablePaise >= Number(from) * 100 && (to === '' || payablePaise < Number(to) * 100);
}

/** How many products each value of a group would leave, given the choices in the other groups. */
export type FilterCounts = { readonly [Group in FilterGroup]: readonly FilterCount[] };
export type FilterCount = { readonly value: string; readonly count: number };

/**
 * The products that match, in the given order, and how many each value would leave. Values of fixed groups keep their
 * order; brands are sorted by their number of products, at most `brands` of them besides the chosen ones.
 */
export function narrow<Product extends Filterable>(
  products: readonly Product[],
  filters: ShopFilters,
  brands = 40,
): { readonly products: readonly Product[]; readonly counts: FilterCounts } {
  const chosen = new Map(FILTER_GROUPS.map((group) => [group, new Set(filters[group] ?? [])] as const));
  const counts = new Map(FILTER_GROUPS.map((group) => [group, new Map<string, number>()] as const));
  const passing: Product[] = [];
  for (const product of products) {
    const values = FILTER_GROUPS.map((group) => [group, filterValues(product, group)] as const);
    const failed = values.filter(([group, has]) => {
      const wanted = chosen.get(group);
      return wanted !== undefined && wanted.size > 0 && !has.some((value) => wanted.has(value));
    });
    if (failed.length === 0) passing.push(product);
    // A product ruled out by a single group is counted in that group: another value there would leave it.
    const [only] = failed;
    if (failed.length > 1) continue;
    for (const [group, has] of values) {
      if (only !== undefined && only[0] !== group) continue;
      const count = counts.get(group);
      for (const value of has) count?.set(value, (count.get(value) ?? 0) + 1);
    }
  }
  const list = (group: FilterGroup) => {
    const counted: ReadonlyMap<string, number> = counts.get(group) ?? new Map();
    const order = FILTER_VALUES[group] ?? mostFrequent(counted, brands);
    return listCounts(counted, chosen.get(group) ?? new Set(), order);
  };
  return {
    products: passing,
    counts: {
      stock: list('stock'),
      diet: list('diet'),
      price: list('price'),
      discount: list('discount'),
      brand: list('brand'),
    },
  };
}

/** The values with the highest counts, at most `most`; equal ones by name. */
function mostFrequent(counts: ReadonlyMap<string, number>, most: number): string[] {
  return [...counts]
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([value]) => value);
}

/** The values that would leave a product, and all chosen ones, in the given order. */
function listCounts(
  counts: ReadonlyMap<string, number>,
  chosen: ReadonlySet<string>,
  order: readonly string[],
): FilterCount[] {
  const values = [...order, ...[...chosen].filter((value) => !order.includes(value))];
  return values
    .filter((value) => chosen.has(value) || (counts.get(value) ?? 0) > 0)
    .map((value) => ({ value, count: counts.get(value) ?? 0 }));
}
