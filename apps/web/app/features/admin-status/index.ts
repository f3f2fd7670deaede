export { StatusPage, StatusPlaceholder } from './status-page.tsx';
export { useShopStatus } from './use-shop-status.ts';
