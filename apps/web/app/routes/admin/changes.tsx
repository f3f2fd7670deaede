import { RequireAdmin } from '#features/admin/index.ts';
import { ChangesPage } from '#features/admin-changes/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Changes · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <RequireAdmin>
      <ChangesPage />
    </RequireAdmin>
  );
}
