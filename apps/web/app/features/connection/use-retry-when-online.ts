import { useEffect, useEffectEvent } from 'react';
import { REFETCH_MS } from '#platform/refetch-after-failure.ts';
import { isOffline, onOfflineChange } from './offline.ts';

/**
 * While `failed`, calls `retryNow` as soon as the shop is online again, and at intervals while it is online. Not needed
 * for queries, which are refetched automatically.
 */
export function useRetryWhenOnline(failed: boolean, retryNow: () => void): void {
  const retry = useEffectEvent(retryNow);
  useEffect(() => {
    if (!failed) return;
    const timer = setInterval(() => {
      if (!isOffline() && document.visibilityState === 'visible') retry();
    }, REFETCH_MS);
    const stopListening = onOfflineChange(() => {
      if (!isOffline()) retry();
    });
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [failed]);
}
