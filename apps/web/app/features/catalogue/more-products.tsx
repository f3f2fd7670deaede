import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef } from 'react';
import { useRetryWhenOnline } from '#features/connection/index.ts';
import { texts } from '#messages/product-list.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardPlaceholders } from './card-placeholders.tsx';
import { ProductCard } from './product-card.tsx';
import { joinPages, nextOf, type ProductPage } from './product-pages.ts';
import { useLoadOnScroll } from './use-load-on-scroll.ts';

const EAGER_PICTURES = 3;
/** So many pages keep their place below what is there: whoever scrolls fast meets placeholders, not the footer. */
const PAGES_RESERVED = 2;

export type MoreProductsProps<Next> = {
  /** Names the list; another key starts anew. */
  queryKey: readonly unknown[];
  /** The page that came with the document. */
  first: ProductPage<Next>;
  /** Fetches what follows. */
  loadAfter: (next: Next) => Promise<ProductPage<Next>>;
  /** How many come at once; placeholders keep the place of as many, so that nothing below moves. */
  pageSize: number;
  /** Instead of the grid where there is nothing at all. */
  empty: ReactNode;
};

/** A grid of products that goes on while one scrolls, or by its button, until nothing new comes. */
export function MoreProducts<Next>(props: MoreProductsProps<Next>) {
  const { queryKey, first, loadAfter, pageSize, empty } = props;
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey,
    initialPageParam: null as Next | null,
    initialData: { pages: [first], pageParams: [null] },
    // The first page is in the document, so only what follows is ever asked for.
    queryFn: ({ pageParam }) => (pageParam === null ? first : loadAfter(pageParam as Next)),
    getNextPageParam: (_last, pages) => nextOf(pages),
    staleTime: Number.POSITIVE_INFINITY,
    // What is asked for again is the page that failed, and not all that came before it.
    refetchInterval: false,
    refetchOnReconnect: false,
  });
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  useRetryWhenOnline(isFetchNextPageError, loadMore);
  const products = joinPages(data.pages);
  const grid = useRef<HTMLDivElement>(null);
  const idle = !isFetchingNextPage && !isFetchNextPageError;
  useLoadOnScroll(hasNextPage && idle, grid, products.length, loadMore);
  if (products.length === 0) return empty;
  const goesOn = hasNextPage && !isFetchNextPageError;
  const missing = Math.max(0, (data.pages.at(-1)?.totalCount ?? 0) - products.length);
  return (
    <>
      <div className="grid" aria-busy={isFetchingNextPage} ref={grid}>
        {products.map((product, place) => (
          <ProductCard product={product} first={place < EAGER_PICTURES} key={product._id} />
        ))}
        {goesOn && (
          // Keyed by how much there is: placeholders are made anew and never move.
          <CardPlaceholders count={Math.min(PAGES_RESERVED * pageSize, missing)} key={products.length} />
        )}
      </div>
      {isFetchNextPageError && <ErrorState title={texts.loadMoreFailed} onRetry={loadMore} />}
      {goesOn && (
        <p className="load-more">
          <Button kind="line" busy={isFetchingNextPage} busyLabel={texts.loadingMore} onClick={loadMore}>
            {texts.loadMore}
          </Button>
        </p>
      )}
    </>
  );
}
