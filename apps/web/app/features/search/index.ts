export { type FirstSearchPage, loadSearch } from './load-search.ts';
export { SearchBox } from './search-box.tsx';
export { SearchInput } from './search-input.tsx';
export { NOTHING_FOUND } from './search-page.ts';
export { SearchResults } from './search-results.tsx';
export { isExact, searchUrl, termOf } from './search-url.ts';
