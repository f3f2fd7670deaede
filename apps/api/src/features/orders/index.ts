/** What others may use of the orders. */
export { findAwaiting, readOrderToTell, readStatus, takeOrderFromCart } from './awaiting.queries.ts';
export type { CardPayment } from './card-payment.ts';
export { checkCart, type OrderForm } from './check-cart.ts';
export { readAnyWithCustomer } from './details/details.queries.ts';
export { hasLines } from './has-lines.ts';
export { lockCart } from './lock-cart.queries.ts';
export { moveOrder } from './moves/move-order.ts';
export { ownHoldOf, readOwnHold } from './own-hold.queries.ts';
export { orderMail } from './order-mail.ts';
export { toWireContents } from './order.mapper.ts';
export { isPlaced, type OrderRow } from './orders.queries.ts';
export { registerOrders } from './orders.routes.ts';
export type { StockWatcher } from './place-cash-order.ts';
export { withOwnHold } from './with-own-hold.ts';
export { type WrittenOrder, writeOrder } from './write-order.ts';
