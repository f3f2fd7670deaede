import { useSyncExternalStore } from 'react';
import { sessionStore } from './session-api.ts';
import type { Session } from './session-store.ts';

/** Who is signed in, as far as this tab knows; 'unknown' in the server's markup and while it wakes up. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current, unknown);
}

function unknown(): Session {
  return 'unknown';
}
