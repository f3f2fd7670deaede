import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isTransient } from '#platform/refetch-after-failure.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { isOffline, onOfflineChange, watchConnection } from './offline.ts';
import { watchFailureToasts } from './toast-failure.ts';

/**
 * Rendered once, in the root: reports that the shop is offline, and refetches failed queries when it is
 * online again.
 */
export function ConnectionWatch() {
  const queryClient = useQueryClient();
  useEffect(watchConnection, []);
  useEffect(watchFailureToasts, []);
  useEffect(
    () =>
      onOfflineChange(() => {
        if (isOffline()) return;
        const predicate = (query: { state: { error: unknown } }) => isTransient(query.state.error);
        void queryClient.refetchQueries({ type: 'active', predicate });
      }),
    [queryClient],
  );
  return <ConnectionBanner />;
}
