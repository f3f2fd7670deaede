import type { WireDeskOrder } from '@jhola/contract/client';

/** From this share of the allowed number on, staff are told of a customer's unpaid orders. */
const NEARLY = 0.5;

/**
 * A note on a customer's unpaid orders, for staff who are about to pack another one; null if they are few.
 */
export function unpaidText({
  isConfirmed,
  unpaidOrders,
  unpaidOrdersMost,
}: WireDeskOrder['customerStanding']): string | null {
  if (unpaidOrders < Math.max(2, unpaidOrdersMost * NEARLY)) return null;
  const limit = unpaidOrders >= unpaidOrdersMost ? ' (limit reached)' : ` of at most ${unpaidOrdersMost}`;
  return `${unpaidOrders} unpaid orders${limit}${isConfirmed ? '' : ', email not verified'}`;
}
