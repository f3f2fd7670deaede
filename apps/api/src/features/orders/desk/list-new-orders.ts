import { paiseToRupees } from '@jhola/domain';
import type { Services } from '../../../platform/services.ts';
import { readPlacedSince } from './desk.queries.ts';

/** An order's time is set before its transaction commits: a later order may become visible earlier. */
const OVERLAP_MS = 30_000;
/** Maximum number of orders in a response; more can't be announced one by one. */
const AT_MOST = 50;

/**
 * Pending orders placed since a time (ISO; now if absent), newest first. Goes back a little further, so that an order
 * which commits late isn't missed: the caller ignores orders it already knows.
 */
export async function listNewOrders({ db, clock }: Services, since: string | undefined) {
  const now = clock.now();
  const asked = since === undefined ? now : new Date(since);
  const orders = await readPlacedSince(db, new Date(asked.getTime() - OVERLAP_MS), AT_MOST);
  return {
    data: orders.map((order) => ({
      _id: order.id,
      orderId: order.order_number,
      orderDate: order.placed_at.toISOString(),
      totalAmt: paiseToRupees(order.total_paise),
      customer: { name: order.customer_name },
    })),
    now: now.toISOString(),
  };
}
