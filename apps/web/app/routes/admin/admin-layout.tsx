import { AdminFrame } from '#features/admin/index.ts';
import { OrderAlerts } from '#features/order-alerts/index.ts';
import type { FrameProps } from '#platform/routing/route.ts';

export default function AdminLayout({ children }: FrameProps) {
  return (
    <AdminFrame>
      <OrderAlerts />
      {children}
    </AdminFrame>
  );
}
