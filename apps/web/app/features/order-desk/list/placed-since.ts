/** What is known from an earlier response of the order desk. */
export type EarlierResponse = {
  /** The server's time (ISO). */
  readonly at: string;
  /** The ids of its orders. */
  readonly ids: ReadonlySet<string>;
};

type Placed = { readonly _id: string; readonly orderDate: string };

/** An order's time is set before its transaction commits: a response may lack an order that is some seconds older. */
const OVERLAP_MS = 30_000;

/**
 * The orders that were placed since an earlier response; not older ones that it lacked because they were on another
 * page, or in another state.
 */
export function placedSince<Order extends Placed>(
  orders: readonly Order[],
  { at, ids }: EarlierResponse,
): Order[] {
  const from = Date.parse(at) - OVERLAP_MS;
  return orders.filter(({ _id, orderDate }) => !ids.has(_id) && Date.parse(orderDate) > from);
}
