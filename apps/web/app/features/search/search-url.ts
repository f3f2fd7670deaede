/** '/search?q=term', with nothing after '/search' for an empty term. */
export function searchUrl(term: string): string {
  return term === '' ? '/search' : `/search?${new URLSearchParams({ q: term })}`;
}

/** The term of a search page's address. */
export function termOf(url: { search: string } | URL): string {
  return new URLSearchParams(url.search).get('q') ?? '';
}
