import { RequireAdmin } from '#features/admin/index.ts';
import { CategoryAdminPage } from '#features/admin-catalogue/index.ts';
import { texts } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.category });

export default function Page() {
  return (
    <RequireAdmin>
      <CategoryAdminPage />
    </RequireAdmin>
  );
}
