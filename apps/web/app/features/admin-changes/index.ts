/** Changes by staff: a page, and the history of one thing to show beside it. */
export { ChangeHistory } from './change-history.tsx';
export { ChangesPage } from './changes-page.tsx';
export { useRefetchChanges } from './use-changes.ts';
