import { useSyncExternalStore } from 'react';
import { isOffline, onOfflineChange } from './offline.ts';

/** Whether this tab is offline; always false on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(onOfflineChange, isOffline, () => false);
}
