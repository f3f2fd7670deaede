import { addPaise, formatPaise, rupeesToPaise } from '@jhola/domain';
import type { NewOrder } from './order-watch.ts';

/** The title 'New order JH-1007' and the text 'Asha Rao, ₹90'; for several, their number and sum. */
export function newOrdersText(orders: readonly NewOrder[]): { title: string; body: string } {
  const total = formatPaise(addPaise(...orders.map(({ totalAmt }) => rupeesToPaise(totalAmt))));
  const [only] = orders;
  if (only !== undefined && orders.length === 1) {
    return { title: `New order ${only.orderId}`, body: `${only.customer.name}, ${total}` };
  }
  return {
    title: `${orders.length} new orders`,
    body: `${orders.map(({ orderId }) => orderId).join(', ')}; ${total}`,
  };
}
