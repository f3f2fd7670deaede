import type { ContractClient } from '@jhola/contract/client';
import { type CardProduct, toCardProduct } from './card-product.ts';

const ROWS_IN_PAGE = 2;
/** How many cards the page's best sellers have, as a laptop shows at once; rows further down have fewer. */
const BEST_IN_PAGE = 7;
const CARDS_IN_PAGE = 3;

/** The shop's best sellers. */
export async function loadBestSellers(api: ContractClient, limit?: number): Promise<CardProduct[]> {
  const response = await api('getBestSellers', { ...(limit && { limit }) });
  return response.data.map(toCardProduct);
}

/** The first cards of the rows that are in the page's data, by category id. */
export type HomeRows = Record<string, CardProduct[]>;

/** The first row, and those of the first categories. The others are fetched when they are near the viewport. */
export async function loadHomeRows(api: ContractClient): Promise<{ best: CardProduct[]; rows: HomeRows }> {
  const best = loadBestSellers(api, BEST_IN_PAGE);
  const categories = (await api('getCategories')).data.slice(0, ROWS_IN_PAGE);
  const rows = await Promise.all(
    categories.map(async ({ _id }) => [_id, await loadRow(api, _id, CARDS_IN_PAGE)] as const),
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
