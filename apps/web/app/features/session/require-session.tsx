import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ReturnState } from './return-to.ts';
import { useSession } from './use-session.ts';

export type RequireSessionProps = {
  children: ReactNode;
  /** Stands there until it is known who looks; the server's markup holds this for everybody. */
  waiting: ReactNode;
};

/** Shows its children to the signed-in; others are sent to /login, and back here from there. */
export function RequireSession({ children, waiting }: RequireSessionProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (typeof session !== 'string') wasSignedIn.current = true;
    if (session !== 'none' || wasSignedIn.current) return;
    const state: ReturnState = { returnTo: pathname + search };
    void navigate('/login', { replace: true, state });
  }, [session, navigate, pathname, search]);
  if (session === 'none' && wasSignedIn.current) return <LoggedOut returnTo={pathname + search} />;
  return typeof session === 'string' ? waiting : children;
}

/** The session ended while the page was open, here or in another tab. */
function LoggedOut(state: ReturnState) {
  return (
    <EmptyState
      title="You are logged out"
      action={
        <ButtonLink to="/login" state={state}>
          Login
        </ButtonLink>
      }
    >
      What you had in your cart is kept with your account.
    </EmptyState>
  );
}
