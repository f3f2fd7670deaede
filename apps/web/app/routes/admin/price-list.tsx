import { RequireAdmin } from '#features/admin/index.ts';
import { PriceListPage } from '#features/admin-price-list/index.ts';
import { texts } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.priceList });

export default function Page() {
  return (
    <RequireAdmin>
      <PriceListPage />
    </RequireAdmin>
  );
}
