import type { ContractClient } from '@jhola/contract/client';
import { type CardProduct, toCardProduct } from './card-product.ts';

const ROWS_IN_PAGE = 3;
const CARDS_IN_PAGE = 7;

/** Category id to the first cards of its row, for the rows that are in the page from the start. */
export type HomeRows = Record<string, CardProduct[]>;

/** The rows of the first categories that sell something. The others are fetched when they come near. */
export async function loadHomeRows(api: ContractClient): Promise<HomeRows> {
  const categories = (await api('getCategories')).data.slice(0, ROWS_IN_PAGE);
  const rows = await Promise.all(
    categories.map(async ({ _id }) => [_id, await loadRow(api, _id, CARDS_IN_PAGE)] as const),
  );
  return Object.fromEntries(rows);
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
