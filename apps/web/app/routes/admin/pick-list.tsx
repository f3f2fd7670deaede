import { RequireAdmin } from '#features/admin/index.ts';
import { PickListPage } from '#features/order-desk/index.ts';

export const title = 'Pick list · Jhola';

export default function Page() {
  return (
    <RequireAdmin>
      <PickListPage />
    </RequireAdmin>
  );
}
