import type { ReactNode } from 'react';
import { useHeldPayment } from './use-held-payments.ts';

/** Says of an order's payment that it is held; else what it would say. */
export function HeldMark({ orderId, children }: { orderId: string; children: ReactNode }) {
  return useHeldPayment(orderId) ? <b className="bad">Payment held</b> : children;
}
