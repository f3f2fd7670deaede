import { type ForwardStatus, nextStatus, type OrderStatus } from '@jhola/domain';
import { texts } from '#messages/order-desk.ts';

const LABELS: Readonly<Record<ForwardStatus, string>> = {
  processing: texts.startPacking,
  shipped: texts.handToRider,
  delivered: texts.markDelivered,
};

/** The next step of an order by its state; null if there is none. */
export function nextStep(status: OrderStatus): { readonly to: ForwardStatus; readonly label: string } | null {
  const to = nextStatus(status);
  return to && { to, label: LABELS[to] };
}
