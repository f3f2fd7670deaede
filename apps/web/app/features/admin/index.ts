/** Code shared by all pages for admins. */
export { AdminFrame, AdminLine } from './admin-frame.tsx';
export { RequireAdmin } from './require-admin.tsx';
export { useRefetching } from './use-refetching.ts';
export { useIsOutdated } from './use-is-outdated.ts';
export { useSearchText } from './use-search-text.ts';
export { isStaleForm, useStaleForm } from './stale-form.ts';
export { StaleNotice } from './stale-notice.tsx';
export { pageNumberIn } from './page-number.ts';
