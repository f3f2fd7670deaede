import { RequireAdmin } from '#features/admin/index.ts';
import { SubCategoryAdminPage } from '#features/admin-catalogue/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Sub Category · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <RequireAdmin>
      <SubCategoryAdminPage />
    </RequireAdmin>
  );
}
