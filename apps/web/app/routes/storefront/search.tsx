import { useNavigation, useRevalidator } from 'react-router';
import type { PageHandle } from '#features/layout/index.ts';
import { loadSearchPage, NOTHING_FOUND, SearchResults, termOf } from '#features/search/index.ts';
import { pageServices } from '#platform/load-context.ts';
import type { Route } from './+types/search';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export const handle: PageHandle = { searching: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const term = termOf(url);
  return { term, failed: false, first: await loadSearchPage(context.get(pageServices).api, term, 1) };
}

/** Without a network the page stays, with what was typed; it only says that no answer came. */
export async function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { term: termOf(url), failed: true, first: NOTHING_FOUND };
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const term = loaderData?.term.trim();
  return [{ title: term ? `${term} · Jhola` : 'Search · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
  const pending = navigation.location?.pathname === '/search';
  return (
    <div className="wrap">
      <SearchResults {...loaderData} pending={pending} onRetry={() => void revalidate()} />
    </div>
  );
}
