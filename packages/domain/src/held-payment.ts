/**
 * Why a payment by card needs a person. `amount`, `currency`, `nameless`: paid otherwise than was asked, or without
 * anything to give back by. `late`: paid when its order had been given up. `stray`: another session than the order's
 * was paid. `given-back`: money went back at the provider's, and the order stands.
 */
export const HELD_REASONS = ['amount', 'currency', 'nameless', 'late', 'stray', 'given-back'] as const;

export type HeldReason = (typeof HELD_REASONS)[number];
