import { RequireAdmin } from '#features/admin/index.ts';
import { PriceListPage } from '#features/admin-price-list/index.ts';

export const title = 'Price list · Jhola';

export default function Page() {
  return (
    <RequireAdmin>
      <PriceListPage />
    </RequireAdmin>
  );
}
