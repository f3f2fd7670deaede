import { pagePath } from '@jhola/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pathOf } from '#platform/routing/location.ts';
import { useLocation } from '#platform/routing/use-location.ts';
import { useNavigate } from '#platform/routing/use-navigate.ts';
import { MINE, mineKey } from './mine-key.ts';
import type { ReturnState } from './return-to.ts';
import { onSessionEnd, watchFailures } from './session-end.ts';
import type { Session } from './session-store.ts';
import { useSession } from './use-session.ts';
import { useUser } from './use-user.ts';

/**
 * Stands once in the frame of all pages: sends to /login when the session ends, knowing the way back, forgets whose
 * it was, and fetches everything of a shopper's anew when their record changes.
 */
export function SessionWatch() {
  const session = useSession();
  const navigate = useNavigate();
  const here = pathOf(useLocation());
  const queryClient = useQueryClient();
  useEffect(watchFailures, []);
  useEffect(() => {
    const state: ReturnState = { returnTo: here };
    return onSessionEnd(() => void navigate(pagePath('login'), { state }));
  }, [navigate, here]);
  useEffect(() => {
    const ours = mineKey(session)[1];
    queryClient.removeQueries({ queryKey: [MINE], predicate: ({ queryKey }) => queryKey[1] !== ours });
  }, [session, queryClient]);
  useReloadOnChange(session);
  return null;
}

/** Another name, photo or role: cart, addresses and orders, seen or not, may not be what they were either. */
function useReloadOnChange(session: Session): void {
  const { data: user } = useUser();
  const queryClient = useQueryClient();
  const last = useRef({ session, user });
  useEffect(() => {
    const before = last.current;
    last.current = { session, user };
    if (!user || !before.user || before.session !== session || before.user === user) return;
    void queryClient.invalidateQueries({ queryKey: mineKey(session), refetchType: 'all' });
  }, [session, user, queryClient]);
}
