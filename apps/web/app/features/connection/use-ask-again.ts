import { useEffect, useEffectEvent } from 'react';
import { REFETCH_MS } from '#platform/refetch-after-failure.ts';
import { isOffline, onOfflineChange } from './offline.ts';

/**
 * While `failed`, calls `again` as soon as the shop answers after a silence, and now and then where it answered
 * others all the time. For what isn't a query: those are asked again by themselves.
 */
export function useAskAgain(failed: boolean, again: () => void): void {
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
