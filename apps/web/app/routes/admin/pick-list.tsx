import { RequireAdmin } from '#features/admin/index.ts';
import { PickListPage } from '#features/order-desk/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Pick list · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <RequireAdmin>
      <PickListPage />
    </RequireAdmin>
  );
}
