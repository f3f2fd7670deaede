export { DeskPage } from './list/desk-page.tsx';
export { DeskOrderPage } from './order/desk-order-page.tsx';
export { PickListPage } from './pick/pick-list-page.tsx';
