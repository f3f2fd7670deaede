export { OrdersPage } from './orders-page.tsx';
export { ordersKey } from './use-orders.ts';
