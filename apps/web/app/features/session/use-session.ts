import { useSyncExternalStore } from 'react';
import { sessionStore } from './session-api.ts';
import type { Session } from './session-store.ts';

/** The session as far as this tab knows; 'unknown' on the server and until hydration. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current, unknown);
}

function unknown(): Session {
  return 'unknown';
}
