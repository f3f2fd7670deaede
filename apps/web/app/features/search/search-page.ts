import type { ContractClient } from '@jhola/contract/client';
import { LIMITS, type ListOptions, PAGE_SIZES } from '@jhola/domain';
import { type ListCounts, type ProductPage, toCardProduct } from '#features/catalogue/index.ts';

export type SearchPage = ProductPage<number>;

export const NOTHING_FOUND: SearchPage = { products: [], totalCount: 0, next: null };

/** One page of a term's results; a blank term has no results and makes no request. */
export async function loadSearchPage(
  api: ContractClient,
  term: string,
  page: number,
  options: ListOptions,
): Promise<SearchPage> {
  if (term.trim() === '') return NOTHING_FOUND;
  const answer = await api('searchProducts', {
    search: term.slice(0, LIMITS.searchLength),
    page,
    limit: PAGE_SIZES.search,
    ...options,
  });
  return {
    products: answer.data.map(toCardProduct),
    totalCount: answer.totalCount,
    next: page < answer.totalPage ? page + 1 : null,
  };
}

/** How many of what a term finds each filter would leave, and how many there are now. */
export async function loadSearchCounts(
  api: ContractClient,
  term: string,
  options: ListOptions,
): Promise<ListCounts> {
  const search = term.slice(0, LIMITS.searchLength);
  const { counts, totalCount } = await api('searchProducts', { search, limit: 1, ...options, counts: true });
  return { counts, totalCount };
}
