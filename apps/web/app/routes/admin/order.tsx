import type { PageParams } from '@jhola/domain';
import { RequireAdmin } from '#features/admin/index.ts';
import { DeskOrderPage } from '#features/order-desk/index.ts';
import { texts } from '#messages/admin.ts';
import { texts as shared } from '#messages/shared.ts';
import type { PageProps } from '#platform/routing/route.ts';

export const title = shared.pageTitle({ page: texts.order });

export default function Page({ params: { orderId } }: PageProps<undefined, PageParams<'order'>>) {
  return (
    <RequireAdmin>
      <DeskOrderPage key={orderId} orderId={orderId} />
    </RequireAdmin>
  );
}
