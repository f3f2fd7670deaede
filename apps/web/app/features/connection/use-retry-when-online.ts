import { useEffect, useEffectEvent } from 'react';
import { REFETCH_MS } from '#platform/refetch-after-failure.ts';
import { isOffline, onOfflineChange } from './offline.ts';

/**
 * While `failed`, calls `again` as soon as the shop is online again, and at intervals while it is online. Not
 * needed for queries, which are refetched automatically.
 */
export function useRetryWhenOnline(failed: boolean, again: () => void): void {
  const ask = useEffectEvent(again);
  useEffect(() => {
    if (!failed) return;
    const timer = setInterval(() => {
      if (!isOffline() && document.visibilityState === 'visible') ask();
    }, REFETCH_MS);
    const stopListening = onOfflineChange(() => {
      if (!isOffline()) ask();
    });
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [failed]);
}
