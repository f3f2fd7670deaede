import { RequireAdmin } from '#features/admin/index.ts';
import { UploadProductPage } from '#features/admin-catalogue/index.ts';

export const title = 'Upload Product · Jhola';

export default function Page() {
  return (
    <RequireAdmin>
      <UploadProductPage />
    </RequireAdmin>
  );
}
