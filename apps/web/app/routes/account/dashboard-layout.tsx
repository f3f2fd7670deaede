import { Outlet } from 'react-router';
import { DashboardFrame } from '#features/account/index.ts';

export default function DashboardLayout() {
  return (
    <div className="wrap page-fill">
      <DashboardFrame>
        <Outlet />
      </DashboardFrame>
    </div>
  );
}
