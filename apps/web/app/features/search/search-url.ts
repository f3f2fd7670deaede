import { decodeSearchText, encodeSearchText, pagePath, type PagePath } from '@jhola/domain';

/** The search page for a term, without a query for an empty one. `termOf` reads the same term back. */
export function searchUrl(term: string): PagePath {
  return pagePath('search', { q: encodeSearchText(term) });
}

/** The term of a search page's address, also where a foreign link has encoded it twice. */
export function termOf(url: { search: string } | URL): string {
  return decodeSearchText(new URLSearchParams(url.search).get('q') ?? '');
}
