import { RequireAdmin } from '#features/admin/index.ts';
import { DeskOrderPage } from '#features/order-desk/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Order · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <RequireAdmin>
      <DeskOrderPage />
    </RequireAdmin>
  );
}
