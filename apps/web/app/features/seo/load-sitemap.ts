import type { ContractClient } from '@jhola/contract/client';
import { LIMITS, listingPath, productPath, pagePath } from '@jhola/domain';
import { SITEMAP_SIZE, sitemapIndexXml, sitemapXml } from './sitemap.ts';

/**
 * Home, all listings and all products as a sitemap or, if they are too many for one, as the index of its parts. `part`
 * counts from 1; null requests the whole. Resolves to null if there is no such part.
 */
export async function loadSitemap(
  api: ContractClient,
  publicUrl: string,
  part: number | null,
): Promise<string | null> {
  const [pages, products] = await Promise.all([pagePaths(api), countProducts(api)]);
  const total = pages.length + products;
  if (part === null && total > SITEMAP_SIZE) return sitemapIndexXml(publicUrl, total);
  const from = ((part ?? 1) - 1) * SITEMAP_SIZE;
  if (from < 0 || from >= total) return null;
  const to = Math.min(from + SITEMAP_SIZE, total);
  const paths = [
    ...pages.slice(from, to),
    ...(await productPaths(api, Math.max(0, from - pages.length), Math.max(0, to - pages.length))),
  ];
  return sitemapXml(paths.map((path) => publicUrl + path));
}

/** Home, and each sub-category in each of its categories. */
async function pagePaths(api: ContractClient): Promise<string[]> {
  const { data } = await api('getSubCategories');
  return [
    pagePath('home'),
    ...data.flatMap((sub) => sub.category.map((category) => listingPath(category, sub))),
  ];
}

async function countProducts(api: ContractClient): Promise<number> {
  return (await api('getProducts', { page: 1, limit: 1 })).totalCount;
}

/** The products from index `from` up to but without `to`, newest first. */
async function productPaths(api: ContractClient, from: number, to: number): Promise<string[]> {
  const limit = LIMITS.pageSize;
  const firstPage = Math.floor(from / limit);
  const paths: string[] = [];
  for (let page = firstPage; page * limit < to; page += 1) {
    const { data } = await api('getProducts', { page: page + 1, limit });
    for (const product of data) paths.push(productPath(product));
  }
  return paths.slice(from - firstPage * limit, to - firstPage * limit);
}
