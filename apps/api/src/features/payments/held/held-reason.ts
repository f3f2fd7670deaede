import type { HeldReason } from '@jhola/domain';
import type { SessionReport } from '../provider/payment-provider.ts';
import { REFUSALS } from '../refunds/refund-problem.ts';
import type { HeldRow } from './held.queries.ts';

/** The amount received, as recorded; null if nothing was received. */
export function receivedOf({ received }: Pick<HeldRow, 'received'>): SessionReport | null {
  return received as SessionReport | null;
}

/**
 * Why an admin has to look at a payment. If its refund is refused and money of another session was received too, it is
 * the refund: the other money is the reason once the refund is resolved.
 */
export function heldReason(
  payment: Pick<HeldRow, 'state' | 'amount_paise' | 'session_id' | 'received' | 'fault'>,
): HeldReason {
  if (payment.state === 'paid' && payment.fault !== null && REFUSALS.includes(payment.fault))
    return 'unrefunded';
  const received = receivedOf(payment);
  if (received === null) return 'given-back';
  if (received.id !== payment.session_id) return 'stray';
  if (payment.state !== 'held') return 'late';
  if (received.currency !== 'inr') return 'currency';
  return received.amount === payment.amount_paise ? 'nameless' : 'amount';
}
