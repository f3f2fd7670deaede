import { pagePath, type PagePath } from '@jhola/domain';

/** The URL of the pick list of these orders; it can be printed or reloaded. */
export function pickListPath(ids: readonly string[]): PagePath {
  return pagePath('pick-list', { orders: ids.join(',') });
}

/** The orders in the URL of a pick list. */
export function readPickListOrders(params: URLSearchParams): string[] {
  return (params.get('orders') ?? '').split(',').filter((id) => id !== '');
}
