/**
 * The state of a card payment.
 * - `opening`: order and hold exist; the provider may have been asked for a session
 * - `open`: the shopper can pay
 * - `lapsed`: its time is over and the hold released, but the provider couldn't say how it ended
 * - `paid`, `refunded`: the provider confirmed it
 * - `expired`: ended without being paid
 * - `held`: something other than the amount asked for was paid; a person has to review it
 */
export const PAYMENT_STATES = ['opening', 'open', 'lapsed', 'paid', 'expired', 'held', 'refunded'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

const NEXT: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  // The payment may be reported before the response that names its session.
  opening: ['open', 'paid', 'expired', 'lapsed', 'held'],
  open: ['paid', 'expired', 'lapsed', 'held'],
  lapsed: ['paid', 'expired', 'held'],
  paid: ['refunded'],
  expired: [],
  // Refunded by the person who reviewed it.
  held: ['refunded'],
  // A bank can return a refund days later: the shop has the money again, of a payment that was paid or held before.
  refunded: ['paid', 'held'],
};

/** Whether a payment may change from one state to another. */
export function mayPaymentMove(from: PaymentState, to: PaymentState): boolean {
  return NEXT[from].includes(to);
}

/** The states in which the outcome of the payment is still unknown. */
export const UNDER_WAY_STATES = ['opening', 'open', 'lapsed'] as const satisfies readonly PaymentState[];

/** Whether the outcome of the payment is still unknown. */
export function isUnderWay(state: PaymentState): boolean {
  return UNDER_WAY_STATES.some((underWay) => underWay === state);
}
