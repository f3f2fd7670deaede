/** What every page of the shopkeeper's shares. */
export { RequireAdmin } from './require-admin.tsx';
export { useSearchText } from './use-search-text.ts';
