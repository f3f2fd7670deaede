import type { ContractClient } from '@jhola/contract/client';
import { PRODUCTS_IN_DOCUMENT } from '@jhola/domain';
import { type CardProduct, toCardProduct } from './card-product.ts';

const ROWS_IN_PAGE = 2;

/** The shop's best sellers. */
export async function loadBestSellers(api: ContractClient, limit?: number): Promise<CardProduct[]> {
  const response = await api('getBestSellers', { ...(limit && { limit }) });
  return response.data.map(toCardProduct);
}

/** The first cards of the rows that are in the page's data, by category id. */
export type HomeRows = Record<string, CardProduct[]>;

/** The first row, and those of the first categories. The others are fetched when they are near the viewport. */
export async function loadHomeRows(api: ContractClient): Promise<{ best: CardProduct[]; rows: HomeRows }> {
  const best = loadBestSellers(api, PRODUCTS_IN_DOCUMENT.best);
  const categories = (await api('getCategories')).data.slice(0, ROWS_IN_PAGE);
  const rows = await Promise.all(
    categories.map(async ({ _id }) => [_id, await loadRow(api, _id, PRODUCTS_IN_DOCUMENT.homeRow)] as const),
  );
  return { best: await best, rows: Object.fromEntries(rows) };
}

/** The first products of a category; without a limit the server decides how many. */
export async function loadRow(
  api: ContractClient,
  categoryId: string,
  limit?: number,
): Promise<CardProduct[]> {
  const response = await api('getProductsByCategory', { id: categoryId, ...(limit && { limit }) });
  return response.data.map(toCardProduct);
}
