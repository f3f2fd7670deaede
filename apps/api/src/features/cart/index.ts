/** What others may use of the cart. */
export { registerCart } from './cart.routes.ts';
