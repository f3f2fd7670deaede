import type { WireProduct } from '@jhola/contract';
import type { CatalogueShop } from './catalogue-shop.ts';

/** The category with a name, as getCategories returns it; throws Error if there is none. */
export async function categoryNamed(shop: CatalogueShop, name: string) {
  return named((await shop.call('getCategories')).data, name);
}

/** The sub-category with a name, as getSubCategories returns it; throws Error if there is none. */
export async function subCategoryNamed(shop: CatalogueShop, name: string) {
  return named((await shop.call('getSubCategories')).data, name);
}

/** The product with a name, from the first 100 that getProducts returns; throws Error if it isn't among them. */
export async function productNamed(shop: CatalogueShop, name: string): Promise<WireProduct> {
  return named((await shop.call('getProducts', { limit: 100 })).data, name);
}

function named<Thing extends { name: string }>(things: readonly Thing[], name: string): Thing {
  const found = things.find((thing) => thing.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}
