import { RequireAdmin } from '#features/admin/index.ts';
import { UsersPage } from '#features/admin-users/index.ts';
import { texts } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';

export const title = shared.pageTitle({ page: texts.users });

export default function Page() {
  return (
    <RequireAdmin>
      <UsersPage />
    </RequireAdmin>
  );
}
