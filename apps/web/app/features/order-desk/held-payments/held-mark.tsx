import type { ReactNode } from 'react';
import { useHeldPayment } from './use-held-payments.ts';

/** Shows that the payment of an order is held, or else its children. */
export function HeldMark({ orderId, children }: { orderId: string; children: ReactNode }) {
  return useHeldPayment(orderId) ? <b className="bad">Payment held</b> : children;
}
