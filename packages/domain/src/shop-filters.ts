/**
 * The filters for lists of products. Within a group a product must match one of the chosen values; it must match all
 * groups.
 */
export const FILTER_GROUPS = ['stock', 'diet', 'price', 'discount', 'brand'] as const;

export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** The chosen values of each group. A group without values is ignored. */
export type ShopFilters = { readonly [Group in FilterGroup]?: string[] | undefined };

/** Price bands in whole rupees: from the first, up to but without the second; the last has no upper end. */
export const PRICE_BANDS = ['0-50', '50-100', '100-200', '200-500', '500-'] as const;

/** Minimum discounts in percent. */
export const DISCOUNT_STEPS = ['10', '20', '30', '40'] as const;

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
      return PRICE_BANDS.filter((band) => isInBand(product.payablePaise, band));
    case 'discount':
      return DISCOUNT_STEPS.filter((step) => product.discount >= Number(step));
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
  const list = (group: FilterGroup, order: readonly string[]) =>
    listCounts(counts.get(group) ?? new Map(), chosen.get(group) ?? new Set(), order);
  const byBrand = [...(counts.get('brand') ?? [])].toSorted(
    ([one, many], [other, more]) => more - many || (one < other ? -1 : 1),
  );
  return {
    products: passing,
    counts: {
      stock: list('stock', ['in']),
      diet: list('diet', ['veg', 'nonveg']),
      price: list('price', PRICE_BANDS),
      discount: list('discount', DISCOUNT_STEPS),
      brand: list(
        'brand',
        byBrand.slice(0, brands).map(([brand]) => brand),
      ),
    },
  };
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
