import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRetryWhenOnline } from '#features/connection/index.ts';
import type { Session } from '#features/session/index.ts';
import { useNavigator } from '#platform/routing/pages-context.ts';
import { sendPendingAlert } from './send-pending-alert.ts';

/** Sends a visitor's pending alert for each new session, until the shop has responded. Renders nothing. */
export function PendingAlertSender({ session }: { session: Session }) {
  const needs = { session, queryClient: useQueryClient(), navigator: useNavigator() };
  const [isUnsent, setUnsent] = useState(false);
  const send = () => {
    if (typeof session !== 'string') void sendPendingAlert(needs).then((isSent) => setUnsent(!isSent));
  };
  const sendNow = useEffectEvent(send);
  useEffect(() => sendNow(), [session]);
  useRetryWhenOnline(isUnsent, send);
  return null;
}
