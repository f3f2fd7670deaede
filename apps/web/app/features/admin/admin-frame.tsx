import { pagePath } from '@jhola/domain';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { DashboardFrame } from '#features/account/index.ts';
import { FooterEnd } from '#features/layout/index.ts';
import { AccountLinks, AccountMenu } from '#features/session/index.ts';
import { texts } from '#messages/admin.ts';
import { texts as layout } from '#messages/layout.ts';
import { Link } from '#platform/routing/link.tsx';
import { useLocation } from '#platform/routing/use-location.ts';
import { Logo } from '#ui/logo.tsx';
import './admin-frame.css';

/** The menu shown until the user is known: these pages are for admins. */
const ADMIN = { role: 'ADMIN' };

/**
 * The frame of admin pages: a slim header and the menu, which is at the side or, on smaller screens, in a line below
 * the header. Without cart, grocery search or categories.
 */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#page">
        {layout.skipToPage}
      </a>
      <header className="top top-admin">
        <div className="wrap top-in">
          <Link className="top-logo" to={pagePath('home')} aria-label={layout.homeLink}>
            <Logo />
          </Link>
          <div className="top-actions">
            <AccountMenu />
          </div>
        </div>
        <AdminLine />
      </header>
      <div className="wrap page-fill">
        <DashboardFrame assumedUser={ADMIN} loggedOutText={texts.loggedOut}>
          {children}
        </DashboardFrame>
      </div>
      <footer className="foot admin-foot">
        <FooterEnd />
      </footer>
    </>
  );
}

/** The menu as one line that scrolls sideways to the current page. */
export function AdminLine() {
  const { pathname } = useLocation();
  const line = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const list = line.current?.firstElementChild;
    const entry = list?.querySelector<HTMLElement>(`[aria-current]`)?.parentElement;
    if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav className="admin-line" aria-label={texts.menu} ref={line}>
      <AccountLinks assumedUser={ADMIN} />
    </nav>
  );
}
