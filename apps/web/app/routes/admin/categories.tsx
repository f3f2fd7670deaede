import { RequireAdmin } from '#features/admin/index.ts';
import { CategoryAdminPage } from '#features/admin-catalogue/index.ts';

export const title = 'Category · Jhola';

export default function Page() {
  return (
    <RequireAdmin>
      <CategoryAdminPage />
    </RequireAdmin>
  );
}
