import { pagePath, PLAIN_LIST } from '@jhola/domain';
import type { PageHandle } from '#features/layout/index.ts';
import {
  isExact,
  NOTHING_FOUND,
  SearchInput,
  SearchResults,
  searchUrl,
  termOf,
} from '#features/search/index.ts';
import css from '#features/search/search-page.css?inline';
import { texts } from '#messages/search-page.ts';
import { texts as shared } from '#messages/shared.ts';
import { PageHead } from '#platform/page-head.tsx';
import type { Location } from '#platform/routing/location.ts';
import type { PageProps } from '#platform/routing/route.ts';
import { usePendingLocation } from '#platform/routing/use-pending-location.ts';
import { useReload } from '#platform/routing/use-reload.ts';
import type { RouteData } from '#server/route-data.ts';
import { PageStyles } from '#ui/page-styles.tsx';

type Data = RouteData['search'];

export const handle: PageHandle = { SearchInput };

/** Until a search has responded: its term, without filters and results. */
export function dataWhileLoading(location: Location): Data {
  return {
    term: termOf(location),
    publicUrl: window.location.origin,
    failed: false,
    options: PLAIN_LIST,
    exact: isExact(location),
    first: NOTHING_FOUND,
  };
}

/** If the data can't be loaded, the page and the term stay, and an error is shown. */
export function fallbackData(location: Location): Data {
  const data = dataWhileLoading(location);
  // An empty term has no results, so nothing can fail.
  return { ...data, failed: data.term.trim() !== '' };
}

export default function Search({ data: answered }: PageProps<Data>) {
  const reload = useReload();
  const pending = usePendingLocation();
  const pendingTerm = pending?.pathname === pagePath('search') ? termOf(pending) : null;
  // An empty term needs no request.
  const data = pending && pendingTerm?.trim() === '' ? dataWhileLoading(pending) : answered;
  const { term, failed, options, exact, first } = data;
  return (
    <div className="wrap">
      <PageStyles name="search" css={css} />
      <SearchResults
        term={term}
        failed={failed}
        options={options}
        exact={exact}
        first={first}
        pending={pendingTerm !== null && pendingTerm.trim() !== ''}
        onRetry={() => void reload()}
      />
      <Head term={term.trim()} publicUrl={data.publicUrl} />
    </div>
  );
}

function Head({ term, publicUrl }: Pick<Data, 'term' | 'publicUrl'>) {
  return (
    <PageHead
      title={shared.pageTitle({ page: term || texts.title })}
      description={term ? texts.descriptionOf({ term }) : texts.description}
      canonical={publicUrl + searchUrl(term)}
      listed={false}
    />
  );
}
