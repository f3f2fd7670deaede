import { PAGE_SIZES } from '@jhola/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { publicApi } from '#platform/api.ts';
import { adminKey } from '../use-catalogue-lists.ts';
import { lastPage } from './pager-steps.ts';

const SEARCH_DELAY_MS = 300;

/**
 * The products page by page. A change of the text is looked for after a pause, from page 1;
 * the list that was there stays until the next has come.
 */
export function useProductPage() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState({ search: '', page: 1 });
  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked((before) => (before.search === text ? before : { search: text, page: 1 }));
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    queryKey: adminKey('products', asked.search, asked.page),
    queryFn: ({ signal }) =>
      publicApi('getProducts', { ...asked, limit: PAGE_SIZES.adminProducts }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const total = lastPage(query.data?.totalNoPage);
  const isBeyond = !query.isPlaceholderData && query.data !== undefined && asked.page > total;
  // The last page's last product was deleted.
  useEffect(() => {
    if (isBeyond) setAsked((before) => ({ ...before, page: total }));
  }, [isBeyond, total]);
  const goTo = (page: number) => setAsked((before) => ({ ...before, page }));
  return { text, setText, query, page: asked.page, total, goTo };
}
