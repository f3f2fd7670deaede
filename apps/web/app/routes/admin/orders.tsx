import { RequireAdmin } from '#features/admin/index.ts';
import { DeskPage } from '#features/order-desk/index.ts';
import { texts } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.orders });

export default function Page() {
  return (
    <RequireAdmin>
      <DeskPage />
    </RequireAdmin>
  );
}
