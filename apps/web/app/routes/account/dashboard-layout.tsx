import { pagePath } from '@jhola/domain';
import { useLayoutEffect } from 'react';
import { DashboardFrame } from '#features/account/index.ts';
import { AdminLine } from '#features/admin/index.ts';
import { OrderAlerts } from '#features/order-alerts/index.ts';
import { isAdmin, useUser } from '#features/session/index.ts';
import type { FrameProps } from '#platform/routing/route.ts';
import { useLocation } from '#platform/routing/use-location.ts';

/** The account's pages that admins reach by their menu, and pages below these. */
const IN_ADMIN_MENU: readonly string[] = [pagePath('profile'), pagePath('two-step')];

export default function DashboardLayout({ children }: FrameProps) {
  const { data: user } = useUser();
  const isOfAdmin = IN_ADMIN_MENU.includes(useLocation().pathname) && isAdmin(user);
  // The same header without cart, grocery search and categories: only the browser knows whether the user is an admin.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-admin', isOfAdmin);
    return () => document.documentElement.removeAttribute('data-admin');
  }, [isOfAdmin]);
  return (
    <>
      {isOfAdmin && <AdminLine />}
      <div className="wrap page-fill">
        <OrderAlerts />
        <DashboardFrame>{children}</DashboardFrame>
      </div>
    </>
  );
}
