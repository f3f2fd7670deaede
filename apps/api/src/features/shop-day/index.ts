/** What the program may use of the shop's figures. */
export { registerShopDay } from './shop-day.routes.ts';
