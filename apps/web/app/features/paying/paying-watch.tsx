import { ApiError, NoResponseError } from '@jhola/contract/client';
import { pagePath } from '@jhola/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announceCartChange } from '#features/cart/index.ts';
import { SHOPPER_KEY, visitorApi } from '#features/session/index.ts';
import { onRestored } from '#platform/on-restored.ts';
import { endPaying, payingSession } from './paying-session.ts';
import { paymentKey } from './payment-key.ts';

/** The provider redirects shoppers who have paid to this page, which asks for the payment's state. */
const PAID_PATH = pagePath('success');

/**
 * Rendered once, in the root. If this tab left the shop to pay and shows the shop again, by the provider's
 * link or by Back, the payment is ended, so that its hold of the stock is released.
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
    look();
    return onRestored(look);
  }, [queryClient]);
  return null;
}

async function abandon(queryClient: QueryClient, sessionId: string): Promise<void> {
  try {
    const { data } = await visitorApi('abandonPayment', { session_id: sessionId });
    endPaying(sessionId);
    queryClient.setQueryData(paymentKey(sessionId), data);
    // Cart, stock and orders may have changed, also if the payment turned out to be paid.
    announceCartChange();
    await queryClient.invalidateQueries({ queryKey: [SHOPPER_KEY] });
  } catch (error) {
    // No response: the next page tries again, and the shop ends the payment itself after a few minutes.
    if (error instanceof NoResponseError) return;
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) endPaying(sessionId);
  }
}
