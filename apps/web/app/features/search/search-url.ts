import { decodeSearchText, encodeSearchText, EXACT, pagePath, type PagePath } from '@jhola/domain';

/** The URL of the search page for a term, without a query string for an empty one. `termOf` is the inverse. */
export function searchUrl(term: string): PagePath {
  return pagePath('search', { q: encodeSearchText(term) });
}

/** The URL of the search page for a term without spelling correction. */
export function exactSearchUrl(term: string): PagePath {
  return pagePath('search', { q: encodeSearchText(term), exact: EXACT });
}

/** The term in the URL of a search page, also if another site's link encoded it twice. */
export function termOf(url: { search: string } | URL): string {
  return decodeSearchText(new URLSearchParams(url.search).get('q') ?? '');
}

/** Whether the URL of a search page turns spelling correction off. */
export function isExact(url: { search: string } | URL): boolean {
  return new URLSearchParams(url.search).get('exact') === EXACT;
}
