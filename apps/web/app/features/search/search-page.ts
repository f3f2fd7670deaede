import type { ContractClient } from '@jhola/contract/client';
import { LIMITS, PAGE_SIZES } from '@jhola/domain';
import { type ProductPage, toCardProduct } from '#features/catalogue/index.ts';

export type SearchPage = ProductPage<number>;

export const NOTHING_FOUND: SearchPage = { products: [], totalCount: 0, next: null };

/** One page of a term's results, best first; a blank term has no results and makes no request. */
export async function loadSearchPage(api: ContractClient, term: string, page: number): Promise<SearchPage> {
  if (term.trim() === '') return NOTHING_FOUND;
  const answer = await api('searchProducts', {
    search: term.slice(0, LIMITS.searchLength),
    page,
    limit: PAGE_SIZES.search,
  });
  return {
    products: answer.data.map(toCardProduct),
    totalCount: answer.totalCount,
    next: page < answer.totalPage ? page + 1 : null,
  };
}
