import { decodeSearchText, encodeSearchText, pagePath, type PagePath } from '@jhola/domain';

/**
 * The URL of the search page for a term, without a query string for an empty one. `termOf` is the inverse.
 */
export function searchUrl(term: string): PagePath {
  return pagePath('search', { q: encodeSearchText(term) });
}

/** The term in the URL of a search page, also if another site's link encoded it twice. */
export function termOf(url: { search: string } | URL): string {
  return decodeSearchText(new URLSearchParams(url.search).get('q') ?? '');
}
