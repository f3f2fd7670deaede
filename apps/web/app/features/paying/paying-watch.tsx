import { ApiError, NoAnswerError } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MINE, visitorApi } from '#features/session/index.ts';
import { endPaying, payingSession } from './paying-session.ts';
import { paymentKey } from './payment-key.ts';

/** Where the provider sends those who have paid; the page there asks how the payment stands. */
const PAID_PATH = pagePath('success');

/**
 * Stands once in the root. A tab that had left to pay and shows the shop again, by the provider's link back or by the
 * browser's Back, has left the page to pay: the payment is ended, so that nobody waits for the stock that it holds.
 */
export function PayingWatch() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = () => {
      const sessionId = payingSession();
      if (sessionId === null) return;
      if (window.location.pathname === PAID_PATH) endPaying(sessionId);
      else void abandon(queryClient, sessionId);
    };
    // Back may show the page as it was left, without loading it.
    const lookIfKept = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    look();
    window.addEventListener('pageshow', lookIfKept);
    return () => window.removeEventListener('pageshow', lookIfKept);
  }, [queryClient]);
  return null;
}

async function abandon(queryClient: QueryClient, sessionId: string): Promise<void> {
  try {
    const { data } = await visitorApi('abandonPayment', { session_id: sessionId });
    endPaying(sessionId);
    queryClient.setQueryData(paymentKey(sessionId), data);
    // Cart, stock and orders are others now, also where it turned out to be paid.
    await queryClient.invalidateQueries({ queryKey: [MINE] });
  } catch (error) {
    // Nobody answered: the next page tries again, and the shop ends the payment by itself in a few minutes.
    if (error instanceof NoAnswerError) return;
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) endPaying(sessionId);
  }
}
