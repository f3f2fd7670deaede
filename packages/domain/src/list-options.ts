import { FILTER_GROUPS, FILTER_VALUES, type ShopFilters } from './shop-filters.ts';
import { SHOP_SORTS, type ShopSort } from './shop-sort.ts';

/** The sort and filters of a product list, as they are in a page's URL. */
export type ListOptions = { readonly sort: ShopSort; readonly filters: ShopFilters };

export const PLAIN_LIST: ListOptions = { sort: 'best', filters: {} };

const MOST_BRANDS = 20;
const LONGEST_BRAND = 120;

/** Parses the options of a URL; ignores invalid ones. */
export function readListOptions(query: URLSearchParams): ListOptions {
  const sort = SHOP_SORTS.find((known) => known === query.get('sort')) ?? 'best';
  const chosen = FILTER_GROUPS.flatMap((group) => {
    const values = [...new Set(query.getAll(group))];
    const known: readonly string[] | null = FILTER_VALUES[group];
    const fitting = known
      ? known.filter((value) => values.includes(value))
      : values.filter(isBrand).slice(0, MOST_BRANDS).toSorted();
    return fitting.length > 0 ? [[group, fitting] as const] : [];
  });
  return { sort, filters: Object.fromEntries(chosen) };
}

function isBrand(value: string): boolean {
  return value.trim() !== '' && value.length <= LONGEST_BRAND && value.isWellFormed();
}

/** Writes the options into a query string in a fixed order, without default values. */
export function writeListOptions(query: URLSearchParams, { sort, filters }: ListOptions): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of ['sort', ...FILTER_GROUPS]) written.delete(name);
  if (sort !== 'best') written.set('sort', sort);
  for (const group of FILTER_GROUPS) for (const value of filters[group] ?? []) written.append(group, value);
  return written;
}

/** The number of chosen filters. */
export function countFilters(filters: ShopFilters): number {
  return FILTER_GROUPS.reduce((sum, group) => sum + (filters[group]?.length ?? 0), 0);
}

/** The filters with one value toggled: added, or removed if it is chosen. */
export function toggleFilter(filters: ShopFilters, group: keyof ShopFilters, value: string): ShopFilters {
  const present = filters[group] ?? [];
  const values = present.includes(value) ? present.filter((other) => other !== value) : [...present, value];
  return { ...filters, [group]: values };
}
