export { registerShopStatus } from './shop-status.routes.ts';
export type { StatusSources } from './status-sources.ts';
