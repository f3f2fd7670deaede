/**
 * Why a card payment needs a person.
 * - `amount`, `currency`, `nameless`: another amount or currency was paid, or the payment has no reference
 *   for a refund
 * - `late`: paid after its order had been abandoned
 * - `stray`: a session other than the order's was paid
 * - `given-back`: the provider refunded it though the order stands
 * - `unrefunded`: its refund is due, and the provider refuses it
 */
export const HELD_REASONS = [
  'amount',
  'currency',
  'nameless',
  'late',
  'stray',
  'given-back',
  'unrefunded',
] as const;

export type HeldReason = (typeof HELD_REASONS)[number];
