/** What other features and the program may use of stock alerts. */
export { createStockTeller } from './stock-teller.ts';
export { deleteRequestsOf, readNamedRequests } from './requests.queries.ts';
export { registerBackInStock } from './back-in-stock.routes.ts';
