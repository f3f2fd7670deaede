import { sessionApi } from '#features/session/index.ts';
import { createOrderWatch, type OrderWatch } from './order-watch.ts';

const watches = new WeakMap<object, OrderWatch>();

/**
 * The watch of a session. It continues on the next page, so that no order is missed while the admin goes from a page of
 * the shop to one of the dashboard.
 */
export function watchOf(session: object): OrderWatch {
  const watch =
    watches.get(session) ??
    createOrderWatch((since, signal) =>
      sessionApi('getNewOrders', since === undefined ? {} : { since }, signal && { signal }),
    );
  watches.set(session, watch);
  return watch;
}
