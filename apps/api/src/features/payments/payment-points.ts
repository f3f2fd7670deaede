import { channel } from 'node:diagnostics_channel';
import type { OrderId } from '@jhola/domain';

/** Named points in the processing of a payment at which tests kill the program. */
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

/** Publishes a point to the `diagnostics_channel` 'jhola:payments' when a payment reaches it. */
export function pass(point: PaymentPoint, orderId: OrderId | null): void {
  if (passed.hasSubscribers) passed.publish({ point, orderId } satisfies PaymentPassed);
}
