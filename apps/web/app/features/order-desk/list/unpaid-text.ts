import type { WireDeskOrder } from '@jhola/contract/client';
import { texts } from '#messages/order-desk-list.ts';

/** From this share of the permitted number on, staff see a note on a customer's unpaid orders. */
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
  const values = { count: unpaidOrders, most: unpaidOrdersMost };
  if (unpaidOrders < unpaidOrdersMost) return (isConfirmed ? texts.unpaid : texts.unpaidUnverified)(values);
  return (isConfirmed ? texts.unpaidLimit : texts.unpaidLimitUnverified)(values);
}
