import { countFilters, type ListOptions, PAGE_SIZES } from '@jhola/domain';
import {
  CardPlaceholders,
  CategoryGrid,
  FirstRow,
  ListTools,
  NoFilteredProducts,
  MoreProducts,
  useLoadingDepartments,
} from '#features/catalogue/index.ts';
import { useOffline, useRetryWhenOnline } from '#features/connection/index.ts';
import { texts as list } from '#messages/product-list.ts';
import { texts } from '#messages/search-page.ts';
import { publicApi } from '#platform/api.ts';
import { Link } from '#platform/routing/link.tsx';
import { ChipLink } from '#ui/chip-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import type { FirstSearchPage } from './load-search.ts';
import { loadSearchCounts, loadSearchPage } from './search-page.ts';
import { exactSearchUrl, searchUrl } from './search-url.ts';
import { RecentSearches } from './suggestions/recent-searches-section.tsx';
import { useRememberSearch } from './suggestions/use-recent-searches.ts';
import { EXAMPLES } from './typing.ts';
import { useNoteSearch } from './use-note-search.ts';

export type SearchResultsProps = {
  term: string;
  first: FirstSearchPage;
  options: ListOptions;
  /** Whether spelling correction is off. */
  exact: boolean;
  /** The results of another term are loading. */
  pending: boolean;
  /** The results failed to load. */
  failed: boolean;
  onRetry: () => void;
};

/** The results of a term, and their number for screen readers. */
export function SearchResults(props: SearchResultsProps) {
  const { term, first, pending, failed } = props;
  const isAnnounced = !pending && !failed && term.trim() !== '';
  return (
    <>
      <p className="vh" role="status">
        {isAnnounced && foundText(first)}
      </p>
      <Results {...props} />
    </>
  );
}

function foundText({ totalCount: count, meant }: FirstSearchPage): string {
  return meant ? texts.foundFor({ count, term: meant }) : texts.found({ count });
}

/** The previous results stay while those of the next term are loading. */
function Results({ term, first, options, exact, pending, failed, onRetry }: SearchResultsProps) {
  useRetryWhenOnline(failed, onRetry);
  const isOffline = useOffline();
  const isFound = !failed && !pending && term.trim() !== '' && first.totalCount > 0;
  useRememberSearch(isFound ? term : null);
  const isFiltered = countFilters(options.filters) > 0;
  // If filters leave nothing, the term itself may still have results.
  useNoteSearch(failed || pending || (isFiltered && !isFound) ? null : term, exact);
  if (failed) {
    return (
      <ErrorState title={isOffline ? texts.offline : texts.failed} onRetry={onRetry}>
        {isOffline ? texts.offlineAdvice : texts.failedAdvice}
      </ErrorState>
    );
  }
  const nothingYet = first.products.length === 0;
  if (pending && nothingYet) {
    return (
      <div className="grid results" aria-busy="true">
        <h1 className="vh">{texts.searching}</h1>
        <CardPlaceholders count={PAGE_SIZES.search} />
      </div>
    );
  }
  if (term.trim() === '') {
    return (
      <>
        <RecentSearches />
        <Examples title={texts.whatNeeded} />
      </>
    );
  }
  return (
    <>
      {(!nothingYet || isFiltered) && (
        <div className="sec-h results-head">
          <h1 className="page-h">{term}</h1>
          <span className="muted small">{list.count({ count: first.totalCount })}</span>
        </div>
      )}
      {!nothingYet && first.meant && (
        <p className="muted">
          {texts.showingFor({ b: (term) => <b>{term}</b>, term: first.meant })}{' '}
          <Link className="link" to={exactSearchUrl(term)}>
            {texts.searchInstead({ term: term.trim() })}
          </Link>
        </p>
      )}
      {(!nothingYet || isFiltered) && (
        <ListTools
          options={options}
          total={first.totalCount}
          name={`search ${exact} ${term}`}
          bestName={texts.bestMatch}
          load={(wanted) => loadSearchCounts(publicApi, term, wanted, exact)}
        />
      )}
      {!nothingYet && <h2 className="vh">{list.products}</h2>}
      <MoreProducts
        queryKey={['search', term, exact, options]}
        key={`${term} ${exact} ${JSON.stringify(options)}`}
        first={first}
        loadAfter={(page) => loadSearchPage(publicApi, term, page, options, exact)}
        pageSize={PAGE_SIZES.search}
        empty={isFiltered ? <NoFilteredProducts sort={options.sort} /> : <NoSearchResults term={term} />}
      />
    </>
  );
}

function NoSearchResults({ term }: { term: string }) {
  return <Examples title={texts.noResults({ term })}>{texts.noResultsAdvice}</Examples>;
}

function Examples({ title, children }: { title: string; children?: React.ReactNode }) {
  const departments = useLoadingDepartments();
  return (
    <>
      <EmptyState
        level={1}
        title={title}
        action={
          <div className="search-examples">
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
      {departments?.length !== 0 && <CategoryGrid departments={departments} />}
      <FirstRow />
    </>
  );
}
