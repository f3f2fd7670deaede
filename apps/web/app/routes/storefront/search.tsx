import { useNavigation, useRevalidator } from 'react-router';
import type { PageHandle } from '#features/layout/index.ts';
import {
  loadSearchPage,
  NOTHING_FOUND,
  SearchInput,
  SearchResults,
  searchUrl,
  termOf,
} from '#features/search/index.ts';
import css from '#features/search/search-page.css?inline';
import { inTime } from '#platform/in-time.ts';
import { pageServices } from '#platform/load-context.ts';
import { pageMeta } from '#platform/page-meta.ts';
import { PageStyles } from '#ui/page-styles.tsx';
import type { Route } from './+types/search';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

const ANSWER_LIMIT_MS = 15_000;

export const handle: PageHandle = { SearchInput };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageServices);
  const term = termOf(url);
  return { term, publicUrl, failed: false, first: await loadSearchPage(api, term, 1) };
}

/** Without a network the page stays, with what was typed; it only says that no answer came. */
export async function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await inTime(serverLoader(), ANSWER_LIMIT_MS);
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { term: termOf(url), publicUrl: url.origin, failed: true, first: NOTHING_FOUND };
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Search · Jhola' }, { name: 'robots', content: 'noindex' }];
  const { publicUrl } = loaderData;
  const term = loaderData.term.trim();
  return pageMeta({
    title: term ? `${term} · Jhola` : 'Search · Jhola',
    description: term
      ? `What Jhola has for “${term}”, at your door in about ten minutes.`
      : 'Search the shop around the corner, and have it at your door in about ten minutes.',
    canonical: publicUrl + searchUrl(term),
    listed: false,
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { term, failed, first } = loaderData;
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
  const pending = navigation.location?.pathname === '/search';
  return (
    <div className="wrap">
      <PageStyles name="search" css={css} />
      <SearchResults
        term={term}
        failed={failed}
        first={first}
        pending={pending}
        onRetry={() => void revalidate()}
      />
    </div>
  );
}
