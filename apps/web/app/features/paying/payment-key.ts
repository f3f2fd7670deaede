/** The query key of the state of a payment. */
export function paymentKey(sessionId: string | null) {
  return ['payment', sessionId] as const;
}
