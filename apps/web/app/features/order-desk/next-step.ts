import { nextStatus, type OrderStatus } from '@jhola/domain';
import { texts } from '#messages/order-desk.ts';

/** The states to which the order desk moves orders. */
export type Step = 'processing' | 'shipped' | 'delivered';

const LABELS: Readonly<Record<Step, string>> = {
  processing: texts.startPacking,
  shipped: texts.handToRider,
  delivered: texts.markDelivered,
};

/** The next step of an order by its state; null if there is none. */
export function nextStep(status: OrderStatus): { readonly to: Step; readonly label: string } | null {
  const to = nextStatus(status);
  if (to === null || !isStep(to)) return null;
  return { to, label: LABELS[to] };
}

function isStep(status: OrderStatus): status is Step {
  return status in LABELS;
}
