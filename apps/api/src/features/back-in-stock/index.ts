/** What other features and the program may use of stock alerts. */
export { deleteExpiredAlerts } from './rounds.queries.ts';
export { createStockAlertSender } from './stock-alert-sender.ts';
export { deleteRequestsOf, readNamedRequests } from './requests.queries.ts';
export { registerBackInStock } from './back-in-stock.routes.ts';
