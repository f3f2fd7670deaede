/** What others may use of the cart. */
export { deleteMergesBefore } from './cart.queries.ts';
export { registerCart } from './cart.routes.ts';
export { type LockedLine, lockCart } from './lock-cart.queries.ts';
export { deleteLines, type OrderedLine } from './ordered.queries.ts';
export { takeOrdered } from './take-ordered.ts';
export type { CartWatcher } from './cart-watcher.ts';
