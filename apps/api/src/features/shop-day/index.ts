/** What the program may use of the shopkeeper's figures. */
export { registerShopDay } from './shop-day.routes.ts';
