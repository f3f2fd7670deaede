import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSearchText } from '#features/admin/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { adminKey } from '../use-catalogue-lists.ts';
import { type ProductsView, pageInput, readProductsView, writeProductsView } from './products-view.ts';
import { lastPage } from './pager-steps.ts';

/** The prefix of the query keys of all pages of products. */
export const PRODUCTS_KEY = adminKey('products');

/**
 * The products of the page in the URL. A new search text is debounced and starts at page 1; the previous list stays
 * until the next has loaded.
 */
export function useAdminProducts() {
  const [params, setParams] = useSearchParams();
  const view = readProductsView(params);
  /** Any change except of the page starts at page 1. */
  const change = useCallback(
    (wanted: Partial<ProductsView>) =>
      setParams((before) => writeProductsView({ ...readProductsView(before), page: 1, ...wanted }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  /** With a history entry, so that Back leads to the page before. */
  const goTo = (page: number) =>
    setParams((before) => writeProductsView({ ...readProductsView(before), page }), {
      preventScrollReset: true,
    });
  const ask = useCallback((search: string) => change({ search }), [change]);
  const [text, setText] = useSearchText(view.search, ask);
  const query = useQuery({
    queryKey: [...PRODUCTS_KEY, pageInput(view)],
    queryFn: ({ signal }) => sessionApi('getProductTable', pageInput(view), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const total = lastPage(query.data?.totalNoPage);
  const isBeyond = !query.isPlaceholderData && query.data !== undefined && view.page > total;
  // The only product of the last page was deleted.
  useEffect(() => {
    if (isBeyond) change({ page: total });
  }, [isBeyond, total, change]);
  return { view, change, goTo, text, setText, query, total };
}
