/** What other features and the program may use of the requests to be told when a product is back. */
export { createStockTeller } from './stock-teller.ts';
export { deleteRequestsOf, readNamedRequests } from './requests.queries.ts';
export { registerBackInStock } from './back-in-stock.routes.ts';
