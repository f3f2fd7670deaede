import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRefresh } from '#platform/routing/use-refresh.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { isOffline, onOfflineChange, watchConnection } from './offline.ts';
import { watchFailureToasts } from './toast-failure.ts';

/**
 * Rendered once, in the root: reports that the shop is offline. When it is online again, refetches the page's data and
 * all queries shown: each may have failed, or show what was saved at an earlier visit.
 */
export function ConnectionWatch() {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  useEffect(watchConnection, []);
  useEffect(watchFailureToasts, []);
  useEffect(
    () =>
      onOfflineChange(() => {
        if (isOffline()) return;
        void queryClient.refetchQueries({ type: 'active' });
        void refresh();
      }),
    [queryClient, refresh],
  );
  return <ConnectionBanner />;
}
