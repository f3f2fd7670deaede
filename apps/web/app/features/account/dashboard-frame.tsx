import type { ReactNode } from 'react';
import { AccountLinks, RequireSession } from '#features/session/index.ts';
import { texts } from '#messages/account.ts';
import { PagePlaceholder } from '#ui/placeholders.tsx';
import './account.css';

export type DashboardFrameProps = {
  /** The role whose menu is shown until the user is known. */
  assumedUser?: { role: string };
  /** What is said if the session ends while a page is open; by default, that the cart is saved. */
  loggedOutText?: string | undefined;
  children: ReactNode;
};

/** The frame of the account's pages: the side menu on large screens, and the main element. Requires a session. */
export function DashboardFrame({ assumedUser, loggedOutText, children }: DashboardFrameProps) {
  return (
    <div className="dash">
      <nav className="side" aria-label={texts.dashboard}>
        <AccountLinks {...(assumedUser && { assumedUser })} />
      </nav>
      <main className="dash-page" id="page" tabIndex={-1}>
        <RequireSession waiting={<PagePlaceholder />} loggedOutText={loggedOutText}>
          {children}
        </RequireSession>
      </main>
    </div>
  );
}
