import { RequireAdmin } from '#features/admin/index.ts';
import { ShopDayPage } from '#features/admin-shop-day/index.ts';

export const title = 'Today · Jhola';

export default function Page() {
  return (
    <RequireAdmin>
      <ShopDayPage />
    </RequireAdmin>
  );
}
