import { RequireAdmin } from '#features/admin/index.ts';
import { ShopDayPage } from '#features/admin-shop-day/index.ts';
import { texts } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.today });

export default function Page() {
  return (
    <RequireAdmin>
      <ShopDayPage />
    </RequireAdmin>
  );
}
