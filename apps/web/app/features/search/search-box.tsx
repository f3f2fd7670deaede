import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { PROMPT } from './prompt.ts';
import { SearchInput } from './search-input.tsx';
import { TypedExample } from './typed-example.tsx';

/** The header's search: a link to the search page that types examples, and on that page the input itself. */
export function SearchBox({ searching }: { searching: boolean }) {
  if (searching) return <SearchInput />;
  return (
    <Link className="search" to="/search" prefetch="intent" aria-label={PROMPT}>
      <Search className="i" aria-hidden="true" />
      <TypedExample prompt={PROMPT} />
    </Link>
  );
}
