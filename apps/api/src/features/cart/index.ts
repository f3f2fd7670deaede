/** What other features may use of the cart. */
export { deleteMergesBefore } from './merges.queries.ts';
export { deleteCartOf, readNamedLines } from './forget.queries.ts';
export { registerCart } from './cart.routes.ts';
export { deleteLines, type LineToOrder, linesToOrder, lockedLines } from './ordering.queries.ts';
export { takeOrdered } from './take-ordered.ts';
export type { CartWatcher } from './cart-watcher.ts';
