import type { ContractClient, ResponseOf } from '@jhola/contract/client';
import { SHOPPING_LIMITS, type ListOptions, PAGE_SIZES } from '@jhola/domain';
import { type ListCounts, type ProductPage, toCardProduct } from '#features/catalogue/index.ts';

/** A page of results, with the corrected words if the API was asked. */
type SearchPage = ProductPage<number> & Partial<Pick<ResponseOf<'searchProducts'>, 'corrections'>>;

export const NOTHING_FOUND: ProductPage<number> = { products: [], totalCount: 0, next: null };

/**
 * One page of a term's results; an empty term has no results and makes no request. `exact`: without spelling
 * correction.
 */
export async function loadSearchPage(
  api: ContractClient,
  term: string,
  page: number,
  options: ListOptions,
  exact: boolean,
): Promise<SearchPage> {
  if (term.trim() === '') return NOTHING_FOUND;
  const response = await api('searchProducts', {
    search: term.slice(0, SHOPPING_LIMITS.searchLength),
    page,
    limit: PAGE_SIZES.search,
    asTyped: exact,
    ...options,
  });
  return {
    products: response.data.map(toCardProduct),
    totalCount: response.totalCount,
    next: page < response.totalPage ? page + 1 : null,
    corrections: response.corrections,
  };
}

/** How many of a term's results each filter would leave, and the current total. */
export async function loadSearchCounts(
  api: ContractClient,
  term: string,
  options: ListOptions,
  exact: boolean,
): Promise<ListCounts> {
  const search = term.slice(0, SHOPPING_LIMITS.searchLength);
  const { counts, totalCount } = await api('searchProducts', {
    search,
    limit: 1,
    asTyped: exact,
    ...options,
    counts: true,
  });
  return { counts, totalCount };
}
