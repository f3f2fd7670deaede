import type { ReactNode } from 'react';
import { AccountLinks, RequireSession } from '#features/session/index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import './account.css';

/** The frame of the account's pages: the side menu on large screens. Requires a session. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  return (
    <div className="dash">
      <nav className="side" aria-label="Dashboard">
        <AccountLinks />
      </nav>
      <div className="dash-page">
        <RequireSession waiting={<Skeleton height="320px" />}>{children}</RequireSession>
      </div>
    </div>
  );
}
