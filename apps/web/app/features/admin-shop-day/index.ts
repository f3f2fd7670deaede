export { ShopDayPage } from './shop-day-page.tsx';
