import { RequireAdmin } from '#features/admin/index.ts';
import { UsersPage } from '#features/admin-users/index.ts';

export const title = 'Users · Jhola';

export default function Page() {
  return (
    <RequireAdmin>
      <UsersPage />
    </RequireAdmin>
  );
}
