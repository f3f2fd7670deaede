import { RequireAdmin } from '#features/admin/index.ts';
import { ProductAdminPage } from '#features/admin-catalogue/index.ts';

export const title = 'Product · Jhola';

export default function Page() {
  return (
    <RequireAdmin>
      <ProductAdminPage />
    </RequireAdmin>
  );
}
