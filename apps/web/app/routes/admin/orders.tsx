import { RequireAdmin } from '#features/admin/index.ts';
import { DeskPage } from '#features/order-desk/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Orders · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <RequireAdmin>
      <DeskPage />
    </RequireAdmin>
  );
}
