import { decodeSearchText, encodeSearchText } from '@jhola/domain';

/** '/search?q=term', with nothing after '/search' for an empty term. `termOf` reads the same term back. */
export function searchUrl(term: string): string {
  return term === '' ? '/search' : `/search?${new URLSearchParams({ q: encodeSearchText(term) })}`;
}

/** The term of a search page's address, also where a foreign link has encoded it twice. */
export function termOf(url: { search: string } | URL): string {
  return decodeSearchText(new URLSearchParams(url.search).get('q') ?? '');
}
