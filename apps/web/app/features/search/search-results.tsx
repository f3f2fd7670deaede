import { countFilters, type ListOptions, PAGE_SIZES } from '@jhola/domain';
import {
  CardPlaceholders,
  ListTools,
  NothingLeft,
  MoreProducts,
  type ProductPage,
  SomethingToBuy,
} from '#features/catalogue/index.ts';
import { useRetryWhenOnline } from '#features/connection/index.ts';
import { publicApi } from '#platform/api.ts';
import { ChipLink } from '#ui/chip-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { loadSearchCounts, loadSearchPage } from './search-page.ts';
import { searchUrl } from './search-url.ts';
import { EXAMPLES } from './typing.ts';
import { useMissedSearch } from './use-missed-search.ts';

export type SearchResultsProps = {
  term: string;
  first: ProductPage<number>;
  options: ListOptions;
  /** The results of another term are loading. */
  pending: boolean;
  /** The results failed to load. */
  failed: boolean;
  onRetry: () => void;
};

/** The results of a term, and their number for screen readers. */
export function SearchResults(props: SearchResultsProps) {
  const { term, first, pending, failed } = props;
  const isSaid = !pending && !failed && term.trim() !== '';
  return (
    <>
      <p className="vh" role="status">
        {isSaid && `${first.totalCount || 'Nothing'} found`}
      </p>
      <Results {...props} />
    </>
  );
}

/** The previous results stay while those of the next term are loading. */
function Results({ term, first, options, pending, failed, onRetry }: SearchResultsProps) {
  useRetryWhenOnline(failed, onRetry);
  if (failed) {
    return (
      <ErrorState title="Search isn’t responding" onRetry={onRetry}>
        What you typed is still in the box; we look again as soon as the shop answers.
      </ErrorState>
    );
  }
  const nothingYet = first.products.length === 0;
  const isNarrowed = countFilters(options.filters) > 0;
  if (pending && nothingYet) {
    return (
      <div className="grid results" aria-busy="true">
        <h1 className="vh">Searching</h1>
        <CardPlaceholders count={PAGE_SIZES.search} />
      </div>
    );
  }
  if (term.trim() === '') return <Suggestions title="What do you need?" />;
  return (
    <>
      {!nothingYet && (
        <div className="sec-h results-head">
          <h1 className="page-h">{term}</h1>
          <span className="muted small">
            {first.totalCount} {first.totalCount === 1 ? 'product' : 'products'}
          </span>
        </div>
      )}
      {(!nothingYet || isNarrowed) && (
        <ListTools
          options={options}
          total={first.totalCount}
          name={`search ${term}`}
          bestWord="Best match"
          load={(wanted) => loadSearchCounts(publicApi, term, wanted)}
        />
      )}
      {!nothingYet && <h2 className="vh">Products</h2>}
      <MoreProducts
        queryKey={['search', term, options]}
        key={`${term} ${JSON.stringify(options)}`}
        first={first}
        loadAfter={(page) => loadSearchPage(publicApi, term, page, options)}
        pageSize={PAGE_SIZES.search}
        empty={isNarrowed ? <NothingLeft sort={options.sort} /> : <NothingCalled term={term} />}
      />
    </>
  );
}

function NothingCalled({ term }: { term: string }) {
  useMissedSearch(term);
  return (
    <Suggestions title={`No results for “${term}”`}>Check the spelling, or try another word.</Suggestions>
  );
}

function Suggestions({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <>
      <EmptyState
        level={1}
        title={title}
        action={
          <div className="suggestions">
            {EXAMPLES.map((example) => (
              <ChipLink to={searchUrl(example)} replace key={example}>
                {example}
              </ChipLink>
            ))}
          </div>
        }
      >
        {children}
      </EmptyState>
      <SomethingToBuy />
    </>
  );
}
