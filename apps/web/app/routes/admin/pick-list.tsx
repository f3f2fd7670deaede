import { RequireAdmin } from '#features/admin/index.ts';
import type { PageHandle } from '#features/layout/index.ts';
import { PickListPage } from '#features/order-desk/index.ts';
import { texts } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';

export const handle: PageHandle = { offlineText: texts.pickListOffline };

export const title = shared.pageTitle({ page: texts.pickList });

export default function Page() {
  return (
    <RequireAdmin>
      <PickListPage />
    </RequireAdmin>
  );
}
