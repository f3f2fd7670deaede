import { RequireAdmin } from '#features/admin/index.ts';
import { ChangesPage } from '#features/admin-changes/index.ts';

export const title = 'Changes · Jhola';

export default function Page() {
  return (
    <RequireAdmin>
      <ChangesPage />
    </RequireAdmin>
  );
}
