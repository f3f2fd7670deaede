import type { WireDeskOrder } from '@jhola/contract/client';
import { texts } from '#messages/order-desk-list.ts';

/** Staff see a note on unpaid orders from this share of the permitted number on. */
const NEARLY = 0.5;

type Standing = WireDeskOrder['customerStanding'];

/**
 * Notes on a customer's unpaid orders, and on those from the same network, for staff who are about to pack another one;
 * none if they are few.
 */
export function unpaidTexts(standing: Standing): string[] {
  return [ofCustomer(standing), ofNetwork(standing)].filter((text) => text !== null);
}

function ofCustomer({ isConfirmed, unpaidOrders: count, unpaidOrdersMost: most }: Standing): string | null {
  if (isFew(count, most)) return null;
  if (count < most) return (isConfirmed ? texts.unpaid : texts.unpaidUnverified)({ count, most });
  return (isConfirmed ? texts.unpaidLimit : texts.unpaidLimitUnverified)({ count });
}

/** The note on orders of the same network; null if they are few, or all of this customer. */
function ofNetwork({ unpaidOrders, networkOrders: count, networkOrdersMost: most }: Standing): string | null {
  if (isFew(count, most) || count <= unpaidOrders) return null;
  return count < most ? texts.networkUnpaid({ count, most }) : texts.networkUnpaidLimit({ count });
}

function isFew(count: number, most: number): boolean {
  return count < Math.max(2, most * NEARLY);
}
