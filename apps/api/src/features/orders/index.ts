/** What others may use of the orders. */
export { registerOrders } from './orders.routes.ts';
