import type { ReactNode } from 'react';
import { texts } from '#messages/order-desk.ts';
import { useHeldPayment } from './use-held-payments.ts';

/** Shows that the payment of an order is held, or else its children. */
export function HeldMark({ orderId, children }: { orderId: string; children: ReactNode }) {
  return useHeldPayment(orderId) ? <b className="bad">{texts.paymentHeld}</b> : children;
}
