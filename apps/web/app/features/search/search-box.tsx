import { Search } from 'lucide';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { PROMPT } from './prompt.ts';
import { SearchInput } from './search-input.tsx';
import { TypedExample } from './typed-example.tsx';

/** The header's search: a link to the search page that types examples, and on that page the input itself. */
export function SearchBox({ searching }: { searching: boolean }) {
  if (searching) return <SearchInput />;
  return (
    <Link className="search" to="/search" prefetch="intent" aria-label={PROMPT}>
      <Icon of={Search} />
      <TypedExample prompt={PROMPT} />
    </Link>
  );
}
