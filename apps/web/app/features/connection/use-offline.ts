import { useSyncExternalStore } from 'react';
import { isOffline, onOfflineChange } from './offline.ts';

/** Whether the shop gives no answer at present; never in the server's markup. */
export function useOffline(): boolean {
  return useSyncExternalStore(onOfflineChange, isOffline, () => false);
}
