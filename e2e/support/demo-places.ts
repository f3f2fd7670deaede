import { listingPath, productPath } from '@jhola/domain';
import { apiOf } from './api.ts';

type Listed = { readonly categoryId: string; readonly subCategoryId: string };

export type DemoPlaces = {
  /** A listing of several pages. */
  readonly listing: string;
  /** What that listing shows. */
  readonly listed: Listed;
  /** A product in stock, with a discount and more than one picture if possible. */
  readonly product: string;
  readonly productId: string;
};

/** Pages of the running shop that journeys and screenshots visit. */
export async function demoPlaces(url: string): Promise<DemoPlaces> {
  const api = apiOf(url);
  const { data: subCategories } = await api('getSubCategories');
  const page = (listed: Listed) => api('getListing', { ...listed, page: 1, limit: 8 });
  let longest: (Awaited<ReturnType<typeof page>> & { path: string; listed: Listed }) | null = null;
  for (const subCategory of subCategories) {
    const category = subCategory.category[0];
    if (category === undefined) continue;
    const listed = { categoryId: category._id, subCategoryId: subCategory._id };
    const response = await page(listed);
    if (longest !== null && response.totalCount <= longest.totalCount) continue;
    longest = { ...response, path: listingPath(category, subCategory), listed };
  }
  if (longest === null) throw new Error('The demo shop has no listing');
  const { data, path, listed } = longest;
  // Tests that visit it buy it.
  const wellStocked = data.toSorted((one, other) => other.stock - one.stock);
  const product =
    wellStocked.find(({ stock, discount, image }) => stock > 0 && discount > 0 && image.length > 1) ??
    wellStocked.find(({ stock }) => stock > 0);
  if (product === undefined) throw new Error(`Nothing in ${path} is in stock`);
  return { listing: path, listed, product: productPath(product), productId: product._id };
}
