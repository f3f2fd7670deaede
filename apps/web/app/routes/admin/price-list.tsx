import { RequireAdmin } from '#features/admin/index.ts';
import { PriceListPage } from '#features/admin-price-list/index.ts';

export { PageBoundary as ErrorBoundary } from '#features/layout/index.ts';

export function meta() {
  return [{ title: 'Price list · Jhola' }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  return (
    <RequireAdmin>
      <PriceListPage />
    </RequireAdmin>
  );
}
