import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { useRetryWhenOnline } from '#features/connection/index.ts';
import { texts } from '#messages/product-list.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { passFocusBack } from '#ui/pass-focus.ts';
import { CardPlaceholders } from './card-placeholders.tsx';
import { ProductCard } from './product-card.tsx';
import { hasSameStart, joinPages, nextOf, type ProductPage, withFirst } from './product-pages.ts';
import { useLoadOnScroll } from './use-load-on-scroll.ts';

const EAGER_PICTURES = 3;
/**
 * Placeholders for this many pages are below the products, so that fast scrolling shows placeholders rather than the
 * footer.
 */
const PAGES_RESERVED = 2;

export type MoreProductsProps<Next> = {
  /** The list's key; another key starts a new list. */
  queryKey: readonly unknown[];
  /** The page that is in the document. It is replaced when the page's data is refreshed. */
  first: ProductPage<Next>;
  /** Fetches the next products. */
  loadAfter: (next: Next) => Promise<ProductPage<Next>>;
  /** The size of a page, which is also the number of placeholders. */
  pageSize: number;
  /** Shown instead of the grid if the list is empty. */
  empty: ReactNode;
};

/** A grid of products that loads more while the user scrolls, or by its button, until there are no more. */
export function MoreProducts<Next>(props: MoreProductsProps<Next>) {
  const { queryKey, first, loadAfter, pageSize, empty } = props;
  const { data, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, refetch } =
    useInfiniteQuery({
      queryKey,
      initialPageParam: null as Next | null,
      initialData: { pages: [first], pageParams: [null] },
      // The first page is in the document, so only the following ones are requested.
      queryFn: ({ pageParam }) => (pageParam === null ? first : loadAfter(pageParam as Next)),
      getNextPageParam: (_last, pages) => nextOf(pages),
      staleTime: Number.POSITIVE_INFINITY,
      // Retries only the failed page, not all previous ones.
      refetchInterval: false,
      refetchOnReconnect: false,
    });
  useEffect(() => {
    const [known = first] = data.pages;
    // Reads all loaded pages in sequence, because each begins where the one before it ends.
    if (!hasSameStart(known, first)) void refetch({ cancelRefetch: false });
  }, [data, first, refetch]);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  useRetryWhenOnline(isFetchNextPageError, loadMore);
  const pages = withFirst(data.pages, first);
  const products = joinPages(pages);
  const grid = useRef<HTMLDivElement>(null);
  const idle = !isFetching && !isFetchNextPageError;
  useLoadOnScroll(hasNextPage && idle, grid, products.length, loadMore);
  if (products.length === 0) return empty;
  const goesOn = hasNextPage && !isFetchNextPageError;
  const missing = Math.max(0, (pages.at(-1)?.totalCount ?? 0) - products.length);
  return (
    <>
      <div className="grid" aria-busy={isFetchingNextPage} ref={grid}>
        {products.map((product, index) => (
          // Hydrated one by one after the page around them, or as soon as it is tapped.
          <Suspense key={product._id}>
            <ProductCard product={product} first={index < EAGER_PICTURES} />
          </Suspense>
        ))}
        {goesOn && (
          // Keyed by the number of products, so that placeholders are replaced and never move.
          <CardPlaceholders count={Math.min(PAGES_RESERVED * pageSize, missing)} key={products.length} />
        )}
      </div>
      {isFetchNextPageError && <ErrorState title={texts.loadMoreFailed} onRetry={loadMore} />}
      {goesOn && (
        <p className="load-more">
          <Button
            ref={passFocusBack}
            kind="line"
            busy={isFetchingNextPage}
            busyLabel={texts.loadingMore}
            onClick={loadMore}
          >
            {texts.loadMore}
          </Button>
        </p>
      )}
    </>
  );
}
