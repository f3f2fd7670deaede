import { useLayoutEffect } from 'react';
import { DashboardFrame } from '#features/account/index.ts';
import { AdminLine } from '#features/admin/index.ts';
import type { PageHandle } from '#features/layout/index.ts';
import { OrderAlerts } from '#features/order-alerts/index.ts';
import { isAdmin, useUser } from '#features/session/index.ts';
import { rememberAdmin, showAdminHeader, wasAdmin } from '#platform/admin-header.ts';
import { isInAdminMenu } from '#platform/admin-header-script.ts';
import type { FrameProps } from '#platform/routing/route.ts';
import { useLocation } from '#platform/routing/use-location.ts';

export const handle: PageHandle = { ownMain: true };

export default function DashboardLayout({ children }: FrameProps) {
  const { data: user } = useUser();
  const isInMenu = isInAdminMenu(useLocation().pathname);
  const isOfAdmin = isInMenu && isAdmin(user);
  // The same header without cart, grocery search and categories: only the browser knows whether the user is an admin.
  useLayoutEffect(() => {
    if (user !== undefined) rememberAdmin(isAdmin(user));
    showAdminHeader(isInMenu && (user === undefined ? wasAdmin() : isAdmin(user)));
    return () => showAdminHeader(false);
  }, [isInMenu, user]);
  return (
    <div className="with-menu">
      {isOfAdmin && <AdminLine />}
      <div className="wrap page-fill">
        <OrderAlerts />
        <DashboardFrame>{children}</DashboardFrame>
      </div>
    </div>
  );
}
