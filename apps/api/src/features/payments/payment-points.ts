import { channel } from 'node:diagnostics_channel';
import type { OrderId } from '@jhola/domain';

/** The places in a payment's life between which the program may die, by name. */
export const PAYMENT_POINTS = [
  'hold.written',
  'hold.committed',
  'session.asked',
  'session.answered',
  'session.recorded',
  'webhook.received',
  'settling.written',
  'settling.committed',
  'expiry.asked',
  'expiry.answered',
  'refund.found',
  'refund.answered',
  'refund.recorded',
  'check.claimed',
] as const;

export type PaymentPoint = (typeof PAYMENT_POINTS)[number];
export type PaymentPassed = { readonly point: PaymentPoint; readonly orderId: OrderId | null };

const passed = channel('jhola:payments');

/** Tells whoever traces payments (`diagnostics_channel` 'jhola:payments') how far one has come. */
export function pass(point: PaymentPoint, orderId: OrderId | null): void {
  if (passed.hasSubscribers) passed.publish({ point, orderId } satisfies PaymentPassed);
}
