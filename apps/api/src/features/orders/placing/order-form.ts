import type { AddressId, CartLineId, ProductId } from '@jhola/domain';
import { countedIp } from '../caps/counted-ip.ts';

/** The cart as the shopper saw it, and the delivery address. */
export type OrderForm = {
  readonly list_items: readonly {
    readonly _id: CartLineId;
    readonly productId: ProductId;
    readonly quantity: number;
  }[];
  readonly addressId: AddressId;
  /** Rounded to the nearest paisa; the client's value, which may be any number. */
  readonly subTotalPaise: number;
  readonly totalPaise: number;
  /** The client address of the request, in the form in which it is counted; null if it can't identify a shopper. */
  readonly from: string | null;
};

/** The same, unrounded: amounts in rupees, as clients compute them. */
export type SentOrderForm = Omit<OrderForm, 'subTotalPaise' | 'totalPaise' | 'from'> & {
  readonly subTotalAmt: number;
  readonly totalAmt: number;
};

/** The parsed form, with the client address of its request. */
export function toOrderForm({ subTotalAmt, totalAmt, ...form }: SentOrderForm, ip: string): OrderForm {
  const from = countedIp(ip);
  return { ...form, from, subTotalPaise: nearestPaise(subTotalAmt), totalPaise: nearestPaise(totalAmt) };
}

/** Clients add up rupees in binary floating point, which may be off by less than a paisa. */
function nearestPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
