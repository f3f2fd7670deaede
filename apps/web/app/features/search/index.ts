export { SearchBox } from './search-box.tsx';
export { loadSearchPage, NOTHING_FOUND } from './search-page.ts';
export { SearchResults } from './search-results.tsx';
export { termOf } from './search-url.ts';
