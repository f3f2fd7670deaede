import { pagePath, type PagePath } from '@jhola/domain';
/** Where the pick list of these orders is; printed or reloaded it stays the same. */
export function pickListPath(ids: readonly string[]): PagePath {
  return pagePath('pick-list', { orders: ids.join(',') });
}

/** The orders that a pick list's URL names. */
export function readPickListOrders(params: URLSearchParams): string[] {
  return (params.get('orders') ?? '').split(',').filter((id) => id !== '');
}
