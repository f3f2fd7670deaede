import type { PageParams } from '@jhola/domain';
import { RequireAdmin } from '#features/admin/index.ts';
import { DeskOrderPage } from '#features/order-desk/index.ts';
import type { PageProps } from '#platform/routing/route.ts';

export const title = 'Order · Jhola';

export default function Page({ params: { orderId } }: PageProps<undefined, PageParams<'order'>>) {
  return (
    <RequireAdmin>
      <DeskOrderPage orderId={orderId} />
    </RequireAdmin>
  );
}
