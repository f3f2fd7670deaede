import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until hydration has ended, so that the first render equals the server's HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
