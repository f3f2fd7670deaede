import { pagePath } from '@jhola/domain';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { texts } from '#messages/account-menu.ts';
import { texts as header } from '#messages/session.ts';
import { pathOf } from '#platform/routing/location.ts';
import { useLocation } from '#platform/routing/use-location.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ReturnState } from './return-to.ts';
import { useSession } from './use-session.ts';

export type RequireSessionProps = {
  children: ReactNode;
  /** Shown until the session is known; the server's HTML contains it for everybody. */
  waiting: ReactNode;
  /** What is said below 'You are logged out', if the session ends while the page is open; by default, about the cart. */
  loggedOutText?: string | undefined;
};

/** Shows its children to signed-in shoppers; sends others to /login, and back here afterwards. */
export function RequireSession({ children, waiting, loggedOutText }: RequireSessionProps) {
  const session = useSession();
  const here = pathOf(useLocation());
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (typeof session !== 'string') wasSignedIn.current = true;
    if (session !== 'none' || wasSignedIn.current) return;
    const state: ReturnState = { returnTo: here };
    void navigate(pagePath('login'), { replace: true, state });
  }, [session, navigate, here]);
  if (session === 'none' && wasSignedIn.current) return <LoggedOut returnTo={here} text={loggedOutText} />;
  if (typeof session === 'string') return waiting;
  // Another login begins with new forms: what was typed in them isn't this shopper's.
  return <Fragment key={session.id}>{children}</Fragment>;
}

/** The session ended while the page was open, here or in another tab. */
function LoggedOut({ text = texts.cartSaved, ...state }: ReturnState & { text: string | undefined }) {
  return (
    <EmptyState
      level={1}
      title={texts.loggedOut}
      action={
        <ButtonLink to={pagePath('login')} state={state}>
          {header.login}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
