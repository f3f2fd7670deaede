import type { WireDeskOrder } from '@jhola/contract/client';

/** From so large a part of what they may have on, a customer's unpaid orders are worth a call. */
const NEARLY = 0.5;

/** What staff should know of a customer's unpaid orders before they pack another one; null if nothing. */
export function unpaidText({
  isConfirmed,
  unpaidOrders,
  unpaidOrdersMost,
}: WireDeskOrder['customerStanding']): string | null {
  if (unpaidOrders < Math.max(2, unpaidOrdersMost * NEARLY)) return null;
  const limit = unpaidOrders >= unpaidOrdersMost ? ' (limit reached)' : ` of at most ${unpaidOrdersMost}`;
  return `${unpaidOrders} unpaid orders${limit}${isConfirmed ? '' : ', email not verified'}`;
}
