import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { MINE, mineKey } from './mine-key.ts';
import { onSessionEnd, watchFailures } from './session-end.ts';
import { useSession } from './use-session.ts';

/** Stands once in the frame of all pages: sends to /login when the session ends, and forgets whose it was. */
export function SessionWatch() {
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(watchFailures, []);
  useEffect(() => onSessionEnd(() => void navigate('/login')), [navigate]);
  useEffect(() => {
    const ours = mineKey(session)[1];
    queryClient.removeQueries({ queryKey: [MINE], predicate: ({ queryKey }) => queryKey[1] !== ours });
  }, [session, queryClient]);
  return null;
}
