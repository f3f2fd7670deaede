import { Outlet } from 'react-router';
import { DashboardFrame } from '#features/account/index.ts';

export default function DashboardLayout() {
  return (
    <div className="wrap">
      <DashboardFrame>
        <Outlet />
      </DashboardFrame>
    </div>
  );
}
