import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's markup and while the page wakes up: the time to show what is the same for everybody. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
