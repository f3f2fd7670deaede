import {
  decodeSearchText,
  encodeSearchText,
  EXACT,
  LIMITS,
  pagePath,
  readListOptions,
  writeListOptions,
} from '@jhola/domain';

const SITEMAP_PATH = '/sitemap.xml';
/**
 * A category and a sub-category, each with its id, and their page data. Like the routes, ignores case, and slashes at
 * the end.
 */
const LISTING_PATH = /^\/[^/]*-[0-9a-z]{26}\/[^/]*-[0-9a-z]{26}(?:\.data)?\/*$/i;
const PART = /^[1-9]\d{0,3}$/;
/** The search page, and its page data; also with other case, and slashes at the end. */
const SEARCH_PATH = new RegExp(`^${pagePath('search')}(?:\\.data)?/*$`, 'i');

/**
 * The part of a URL that a page depends on: its path and the parameters that it reads. Other parameters (campaigns,
 * cache busting) neither reach the page nor create another cache entry.
 */
export function pageUrl(url: string): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const given = new URLSearchParams(mark < 0 ? '' : url.slice(mark));
  const kept = new URLSearchParams();
  const term = given.get('q');
  if (SEARCH_PATH.test(path) && term !== null) {
    kept.set('q', encodeSearchText(decodeSearchText(term).slice(0, LIMITS.searchLength)));
    if (given.get('exact') === EXACT) kept.set('exact', EXACT);
  }
  const part = given.get('part');
  if (path === SITEMAP_PATH && part !== null && PART.test(part)) kept.set('part', part);
  const query = isList(path) ? writeListOptions(kept, readListOptions(given)) : kept;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Whether a path is a search or a listing, or page data of these. */
function isList(path: string): boolean {
  return SEARCH_PATH.test(path) || LISTING_PATH.test(path);
}
