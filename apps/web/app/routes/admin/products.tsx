import { RequireAdmin } from '#features/admin/index.ts';
import { ProductAdminPage } from '#features/admin-catalogue/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Product · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <RequireAdmin>
      <ProductAdminPage />
    </RequireAdmin>
  );
}
