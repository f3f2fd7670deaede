import { RequireAdmin } from '#features/admin/index.ts';
import { CategoryAdminPage } from '#features/admin-catalogue/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Category · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <RequireAdmin>
      <CategoryAdminPage />
    </RequireAdmin>
  );
}
