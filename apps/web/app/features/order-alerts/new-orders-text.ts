import { addPaise, formatPaise, rupeesToPaise } from '@jhola/domain';
import { texts } from '#messages/order-alerts.ts';
import type { NewOrder } from './order-watch.ts';

/** The title 'New order JH-1007' and the text 'Asha Rao, ₹90'; for several, their number and sum. */
export function newOrdersText(orders: readonly NewOrder[]): { title: string; body: string } {
  const total = formatPaise(addPaise(...orders.map(({ totalAmt }) => rupeesToPaise(totalAmt))));
  const [only] = orders;
  if (only !== undefined && orders.length === 1) {
    return {
      title: texts.newOrder({ order: only.orderId }),
      body: texts.newOrderBody({ customer: only.customer.name, total }),
    };
  }
  return {
    title: texts.severalNewOrders({ count: orders.length }),
    body: texts.severalNewOrdersBody({ orders: orders.map(({ orderId }) => orderId).join(', '), total }),
  };
}
