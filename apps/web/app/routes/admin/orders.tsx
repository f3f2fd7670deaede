import { RequireAdmin } from '#features/admin/index.ts';
import { DeskPage } from '#features/order-desk/index.ts';

export const title = 'Orders · Jhola';

export default function Page() {
  return (
    <RequireAdmin>
      <DeskPage />
    </RequireAdmin>
  );
}
