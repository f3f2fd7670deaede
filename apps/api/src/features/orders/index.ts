/** What other features may use of orders. */
export { forgetOrigins } from './caps/caps.queries.ts';
export { findAwaiting, readOrderToTell, readStatus } from './awaiting.queries.ts';
export type { CardPayment } from './card-payment.ts';
export { checkCart } from './check-cart.ts';
export { readAnyWithCustomer } from './details/details.queries.ts';
export { hasLines } from './has-lines.ts';
export { moveOrder } from './moves/move-order.ts';
export { setMoneyState } from './moves/moves.queries.ts';
export { type OrderForm, toOrderForm } from './order-form.ts';
export { orderMail } from './order-mail.ts';
export { toWireContents } from './order.mapper.ts';
export { isPlaced, type OrderRow } from './orders.queries.ts';
export { registerOrders } from './orders.routes.ts';
export type { StockWatcher } from './place-cash-order.ts';
export { markSalesCounted } from './sales-to-count.queries.ts';
export { takeOrderFromCart } from './take-order-from-cart.ts';
export { withOwnHold } from './with-own-hold.ts';
export { type WrittenOrder, writeOrder } from './write-order.ts';
