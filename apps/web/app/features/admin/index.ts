/** Code shared by all pages for admins. */
export { RequireAdmin } from './require-admin.tsx';
export { useSearchText } from './use-search-text.ts';
