import type { ContractClient } from '@jhola/contract/client';
import { type CardProduct, toCardProduct } from './card-product.ts';

const ROWS_IN_PAGE = 2;
/** As many as a laptop shows at once; fewer of what is further down. */
const BEST_IN_PAGE = 7;
const CARDS_IN_PAGE = 5;

/** What sells best in the shop. */
export async function loadBestSellers(api: ContractClient, limit?: number): Promise<CardProduct[]> {
  const answer = await api('getBestSellers', { ...(limit && { limit }) });
  return answer.data.map(toCardProduct);
}

/** Category id to the first cards of its row, for the rows that are in the page from the start. */
export type HomeRows = Record<string, CardProduct[]>;

/** The first row, and those of the first categories. The others are fetched when they come near. */
export async function loadHomeRows(api: ContractClient): Promise<{ best: CardProduct[]; rows: HomeRows }> {
  const best = loadBestSellers(api, BEST_IN_PAGE);
  const categories = (await api('getCategories')).data.slice(0, ROWS_IN_PAGE);
  const rows = await Promise.all(
    categories.map(async ({ _id }) => [_id, await loadRow(api, _id, CARDS_IN_PAGE)] as const),
  );
  return { best: await best, rows: Object.fromEntries(rows) };
}

/** The first products of a category; as many as the shop thinks fit where no limit is given. */
export async function loadRow(
  api: ContractClient,
  categoryId: string,
  limit?: number,
): Promise<CardProduct[]> {
  const answer = await api('getProductsByCategory', { id: categoryId, ...(limit && { limit }) });
  return answer.data.map(toCardProduct);
}
