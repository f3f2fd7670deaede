import { listingPath, productPath } from '@jhola/domain';
import { apiOf } from './api.ts';

export type DemoPlaces = {
  /** A listing of several pages. */
  readonly listing: string;
  readonly listingTotal: number;
  /** A product in stock, with a discount and more than one picture if possible. */
  readonly product: string;
  readonly productId: string;
};

/** Pages of the running shop that journeys and screenshots visit. */
export async function demoPlaces(url: string): Promise<DemoPlaces> {
  const api = apiOf(url);
  const { data: subCategories } = await api('getSubCategories');
  let best: { path: string; total: number; products: Awaited<ReturnType<typeof page>>['data'] } | null = null;
  const page = (categoryId: string, subCategoryId: string) =>
    api('getListing', { categoryId, subCategoryId, page: 1, limit: 8 });
  for (const subCategory of subCategories) {
    const category = subCategory.category[0];
    if (category === undefined) continue;
    const response = await page(category._id, subCategory._id);
    if (best !== null && response.totalCount <= best.total) continue;
    best = { path: listingPath(category, subCategory), total: response.totalCount, products: response.data };
  }
  if (best === null) throw new Error('The demo shop has no listing');
  // Tests that visit it buy it.
  const wellStocked = best.products.toSorted((one, other) => other.stock - one.stock);
  const product =
    wellStocked.find(({ stock, discount, image }) => stock > 0 && discount > 0 && image.length > 1) ??
    wellStocked.find(({ stock }) => stock > 0);
  if (product === undefined) throw new Error(`Nothing to be had in ${best.path}`);
  return {
    listing: best.path,
    listingTotal: best.total,
    product: productPath(product),
    productId: product._id,
  };
}
