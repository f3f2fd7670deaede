import { pagePath } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { browserStore } from '#platform/browser-store.ts';
import { pathOf } from '#platform/routing/location.ts';
import { useLocation } from '#platform/routing/use-location.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { LEFT_SESSIONS } from './left-sessions.ts';
import { deleteOtherResponses } from './saved-responses.ts';
import { SHOPPER_KEY, shopperKey } from './shopper-key.ts';
import type { ReturnState } from './return-to.ts';
import { useSecondFactorWatch } from './second-factor-watch.ts';
import { onSessionEnd, watchFailures } from './session-end.ts';
import type { Session } from './session-store.ts';
import { useSession } from './use-session.ts';
import { useUser } from './use-user.ts';

const loadRepeatLogOuts = () => import('./repeat-log-outs.ts');

/**
 * Rendered once, in the root. When the session ends, it navigates to /login with a way back, and clears the shopper's
 * data; when a call needs a second factor, it navigates to its page; when the user record changes, it refetches all of
 * the shopper's data. Repeats logouts that the server hasn't confirmed.
 */
export function SessionWatch() {
  const session = useSession();
  const navigate = useNavigate();
  const here = pathOf(useLocation());
  const queryClient = useQueryClient();
  useEffect(watchFailures, []);
  const [hasLeftSessions, setHasLeftSessions] = useState(false);
  useEffect(() => setHasLeftSessions(browserStore().getItem(LEFT_SESSIONS) !== null), []);
  useSecondFactorWatch(here);
  useEffect(() => {
    const state: ReturnState = { returnTo: here };
    return onSessionEnd(() => void navigate(pagePath('login'), { state }));
  }, [navigate, here]);
  useEffect(() => {
    const ours = shopperKey(session)[1];
    if (session !== 'unknown') deleteOtherResponses(browserStore(), session === 'none' ? null : session.id);
    queryClient.removeQueries({ queryKey: [SHOPPER_KEY], predicate: ({ queryKey }) => queryKey[1] !== ours });
  }, [session, queryClient]);
  useReloadOnChange(session);
  return <LazyComponent load={loadRepeatLogOuts} wanted={hasLeftSessions} props={{}} />;
}

/** Name, photo or role has changed: cart, addresses and orders may have changed too, whether or not they are shown. */
function useReloadOnChange(session: Session): void {
  const { data: user } = useUser();
  const queryClient = useQueryClient();
  const last = useRef({ session, user });
  useEffect(() => {
    const before = last.current;
    last.current = { session, user };
    if (!user || !before.user || before.session !== session || before.user === user) return;
    void queryClient.invalidateQueries({ queryKey: shopperKey(session), refetchType: 'all' });
  }, [session, user, queryClient]);
}
