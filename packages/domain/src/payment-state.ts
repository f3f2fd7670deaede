/**
 * How far a payment by card has come.
 *
 * `opening`: the order and its hold stand, the provider was perhaps asked for a session. `open`: the shopper can
 * pay. `lapsed`: its time is over and the hold was let go, though the provider couldn't say how it ended.
 * `paid`, `refunded`: as they say. `expired`: over, and never paid. `held`: paid otherwise than was asked; a
 * person has to look.
 */
export const PAYMENT_STATES = ['opening', 'open', 'lapsed', 'paid', 'expired', 'held', 'refunded'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

const NEXT: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  // A payment can come in before the answer that would have told us its session.
  opening: ['open', 'paid', 'expired', 'lapsed', 'held'],
  open: ['paid', 'expired', 'lapsed', 'held'],
  lapsed: ['paid', 'expired', 'held'],
  paid: ['refunded'],
  expired: [],
  // Given back by the person who looked.
  held: ['refunded'],
  // A bank can send a refund back days later: the money is with the shop again.
  refunded: ['paid'],
};

/** Whether a payment may go from one state to another. */
export function mayPaymentMove(from: PaymentState, to: PaymentState): boolean {
  return NEXT[from].includes(to);
}

/** Whether it is still open how the payment ends. */
export function isUnderWay(state: PaymentState): boolean {
  return state === 'opening' || state === 'open' || state === 'lapsed';
}
