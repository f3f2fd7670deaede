import { RequireAdmin } from '#features/admin/index.ts';
import { ShopDayPage } from '#features/admin-shop-day/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Today · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <RequireAdmin>
      <ShopDayPage />
    </RequireAdmin>
  );
}
