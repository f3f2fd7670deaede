import { RequireAdmin } from '#features/admin/index.ts';
import { ChangesPage } from '#features/admin-changes/index.ts';
import { texts } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.changes });

export default function Page() {
  return (
    <RequireAdmin>
      <ChangesPage />
    </RequireAdmin>
  );
}
