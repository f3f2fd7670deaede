import { RequireAdmin } from '#features/admin/index.ts';
import { SubCategoryAdminPage } from '#features/admin-catalogue/index.ts';
import { texts } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.subCategory });

export default function Page() {
  return (
    <RequireAdmin>
      <SubCategoryAdminPage />
    </RequireAdmin>
  );
}
