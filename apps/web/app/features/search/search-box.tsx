import { pagePath } from '@jhola/domain';
import { Search } from 'lucide';
import { texts } from '#messages/search.ts';
import { Link } from '#platform/routing/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { TypedExample } from './typed-example.tsx';

/** The header's link to the search page, in which example searches are typed. The search page has its input instead. */
export function SearchBox() {
  return (
    <Link className="search" to={pagePath('search')} aria-label={texts.prompt}>
      <Icon of={Search} />
      <TypedExample prompt={texts.prompt} />
    </Link>
  );
}
