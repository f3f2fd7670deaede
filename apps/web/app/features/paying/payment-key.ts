/** The query key of how a payment stands. */
export function paymentKey(sessionId: string | null) {
  return ['payment', sessionId] as const;
}
