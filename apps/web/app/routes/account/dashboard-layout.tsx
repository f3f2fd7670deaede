import { DashboardFrame } from '#features/account/index.ts';
import { OrderAlerts } from '#features/order-alerts/index.ts';
import type { FrameProps } from '#platform/routing/route.ts';

export default function DashboardLayout({ children }: FrameProps) {
  return (
    <div className="wrap page-fill">
      <OrderAlerts />
      <DashboardFrame>{children}</DashboardFrame>
    </div>
  );
}
