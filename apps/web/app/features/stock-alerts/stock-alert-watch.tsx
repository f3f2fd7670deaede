import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#features/session/index.ts';
import { browserStore } from '#platform/browser-store.ts';
import { useNavigator } from '#platform/routing/pages-context.ts';
import { PENDING_ALERT_KEY } from './pending-alert-key.ts';

/** Rendered once, in the root: sends a visitor's pending alert as soon as they have logged in. */
export function StockAlertWatch() {
  const session = useSession();
  const queryClient = useQueryClient();
  const navigator = useNavigator();
  useEffect(() => {
    if (typeof session === 'string' || browserStore().getItem(PENDING_ALERT_KEY) === null) return;
    void import('./send-pending-alert.ts').then(({ sendPendingAlert }) =>
      sendPendingAlert({ session, queryClient, navigator }),
    );
  }, [session, queryClient, navigator]);
  return null;
}
