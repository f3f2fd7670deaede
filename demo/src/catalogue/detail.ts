import { BRAND_DETAIL } from '@jhola/domain';
import { BRANDS } from './brands.ts';
import type { Item, Kind } from './item.ts';
import type { SubCategory } from './sub-category.ts';

const MARKS = { veg: 'Vegetarian', nonveg: 'Non-vegetarian', none: undefined };

type Detailed = {
  subCategory: SubCategory;
  item: Item;
  kind: Kind | undefined;
  /** Empty for produce. */
  brand: string;
  title: string;
  unit: string;
};

/** The details of one product. Throws if the brand isn't registered. */
export function detailsOf({ subCategory, item, kind, brand, title, unit }: Detailed): Record<string, string> {
  const mark = MARKS[item.mark ?? subCategory.mark ?? 'veg'];
  const details: Record<string, string> = {
    ...(brand === '' ? {} : { [BRAND_DETAIL]: brand }),
    ...(mark === undefined ? {} : { 'Food type': mark }),
    ...(kind === undefined ? {} : { Variant: kind.name }),
    ...(subCategory.life === undefined ? {} : { 'Shelf life': subCategory.life }),
    'Net quantity': unit,
    Storage: subCategory.keep,
    ...subCategory.facts,
    ...item.facts,
  };
  details['Country of origin'] ??= 'India';
  if (brand !== '')
    details[details['Country of origin'] === 'India' ? 'Made in' : 'Packed in'] = homeTownOf(brand);
  for (const [key, value] of Object.entries(details)) {
    if (value.includes('{'))
      details[key] = value.replaceAll('{product}', title).replaceAll('{kind}', kind?.name ?? title);
  }
  return details;
}

/** The home town of a brand. Throws if it isn't registered. */
export function homeTownOf(brand: string): string {
  const home = BRANDS[brand];
  if (home === undefined) throw new Error(`No brand is called '${brand}'`);
  return home;
}
