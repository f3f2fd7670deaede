import { pagePath } from '@jhola/domain';
import { Search } from 'lucide';
import { texts } from '#messages/search.ts';
import { PageLink } from '#platform/routing/page-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { TypedExample } from './typed-example.tsx';

/** The header's link to the search page, in which example searches are typed. The search page has its input instead. */
export function SearchBox() {
  return (
    <PageLink className="search" to={pagePath('search')} aria-label={texts.prompt}>
      <Icon of={Search} />
      <TypedExample prompt={texts.prompt} />
    </PageLink>
  );
}
