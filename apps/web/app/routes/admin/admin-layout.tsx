import { AdminFrame } from '#features/admin/index.ts';
import type { PageHandle } from '#features/layout/index.ts';
import { OrderAlerts } from '#features/order-alerts/index.ts';
import { texts } from '#messages/admin.ts';
import type { FrameProps } from '#platform/routing/route.ts';

export const handle: PageHandle = { offlineText: texts.offline };

export default function AdminLayout({ children }: FrameProps) {
  return (
    <AdminFrame>
      <OrderAlerts />
      {children}
    </AdminFrame>
  );
}
