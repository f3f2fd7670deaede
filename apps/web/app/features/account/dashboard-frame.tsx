import type { ReactNode } from 'react';
import { AccountLinks, RequireSession } from '#features/session/index.ts';
import { texts } from '#messages/account.ts';
import { PagePlaceholder } from '#ui/placeholders.tsx';
import './account.css';

export type DashboardFrameProps = {
  /** The role whose menu is shown until the user is known. */
  assumedUser?: { role: string };
  /** Whether the page beside the menu is the document's main element. */
  isMain?: boolean;
  children: ReactNode;
};

/** The frame of the account's pages: the side menu on large screens. Requires a session. */
export function DashboardFrame({ assumedUser, isMain = false, children }: DashboardFrameProps) {
  const page = <RequireSession waiting={<PagePlaceholder />}>{children}</RequireSession>;
  return (
    <div className="dash">
      <nav className="side" aria-label={texts.dashboard}>
        <AccountLinks {...(assumedUser && { assumedUser })} />
      </nav>
      {isMain ? (
        <main className="dash-page" id="page" tabIndex={-1}>
          {page}
        </main>
      ) : (
        <div className="dash-page">{page}</div>
      )}
    </div>
  );
}
