/** What others may use of the orders. */
export type { CardPayment } from './card-payment.ts';
export { type Move, type Mover, moveOrder } from './moves/move-order.ts';
export { registerOrders } from './orders.routes.ts';
