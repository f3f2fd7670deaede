/** Code shared by all pages for admins. */
export { AdminFrame } from './admin-frame.tsx';
export { RequireAdmin } from './require-admin.tsx';
export { useSearchText } from './use-search-text.ts';
