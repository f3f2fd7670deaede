import { FILTER_GROUPS, FILTER_VALUES, type FilterGroup, type ShopFilters } from './shop-filters.ts';

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

const NONE: readonly string[] = [];
const IN_STOCK: readonly string[] = ['in'];
const DIETS = { veg: ['veg'], nonveg: ['nonveg'] } as const;

/** The bands as values, each with its upper end in paise. A band begins where the one before it ends. */
const BANDS = FILTER_VALUES.price.map((band) => {
  const [, to = ''] = band.split('-');
  return { toPaise: to === '' ? Number.POSITIVE_INFINITY : Number(to) * 100, values: [band] };
});

/** Each minimum discount, and the values of a product that reaches it but no higher one: it and the lower ones. */
const DISCOUNTS = FILTER_VALUES.discount.map((least, at) => ({
  least: Number(least),
  values: FILTER_VALUES.discount.slice(0, at + 1),
}));

/**
 * The values of a group that a product matches. Products with the same values get the same array, except of brands,
 * because a listing may have thousands of them.
 */
export function filterValues(product: Filterable, group: FilterGroup): readonly string[] {
  switch (group) {
    case 'stock':
      return product.stock > 0 ? IN_STOCK : NONE;
    case 'diet':
      return product.diet === null ? NONE : DIETS[product.diet];
    case 'price':
      return BANDS.find(({ toPaise }) => product.payablePaise < toPaise)?.values ?? NONE;
    case 'discount':
      return DISCOUNTS.findLast(({ least }) => product.discount >= least)?.values ?? NONE;
    case 'brand':
      return product.brand === '' ? NONE : [product.brand];
  }
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
  const restricting = [...chosen].filter(([, values]) => values.size > 0);
  const counts = new Map(FILTER_GROUPS.map((group) => [group, new Map<string, number>()] as const));
  const passing: Product[] = [];
  for (const product of products) {
    let failed = 0;
    let failedGroup: FilterGroup | null = null;
    for (const [group, wanted] of restricting) {
      if (filterValues(product, group).some((value) => wanted.has(value))) continue;
      failed += 1;
      failedGroup = group;
    }
    if (failed === 0) passing.push(product);
    // A product ruled out by a single group is counted in that group: another value there would leave it.
    if (failed > 1) continue;
    for (const [group, count] of counts) {
      if (failedGroup !== null && failedGroup !== group) continue;
      for (const value of filterValues(product, group)) count.set(value, (count.get(value) ?? 0) + 1);
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
