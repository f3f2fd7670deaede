import { RequireAdmin } from '#features/admin/index.ts';
import { SubCategoryAdminPage } from '#features/admin-catalogue/index.ts';

export const title = 'Sub Category · Jhola';

export default function Page() {
  return (
    <RequireAdmin>
      <SubCategoryAdminPage />
    </RequireAdmin>
  );
}
