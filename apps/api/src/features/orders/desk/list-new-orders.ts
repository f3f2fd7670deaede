import { paiseToRupees } from '@jhola/domain';
import type { Services } from '../../../platform/services.ts';
import { readPlacedSince } from './desk.queries.ts';

/** An order's time is taken before its transaction commits: a later one may be seen earlier. */
const OVERLAP_MS = 30_000;
/** More at once than anybody can be told of one by one. */
const AT_MOST = 50;

/**
 * Orders that wait to be packed and were placed since a time (ISO; now if there is none), the newest first. It goes back
 * a little further, so that an order which commits late is not missed: the caller passes over those that it knows.
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
