import { Search } from 'lucide';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { PROMPT } from './prompt.ts';
import { TypedExample } from './typed-example.tsx';

/** The header's search: a link to the search page that types examples. On that page the input is in its place. */
export function SearchBox() {
  return (
    <Link className="search" to="/search" prefetch="intent" aria-label={PROMPT}>
      <Icon of={Search} />
      <TypedExample prompt={PROMPT} />
    </Link>
  );
}
