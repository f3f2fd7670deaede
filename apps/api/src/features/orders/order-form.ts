import type { AddressId, CartLineId, ProductId } from '@jhola/domain';
import { orderAddress } from './caps/order-address.ts';

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
  /** The network address that it came from, as it is counted; null where it tells nothing. */
  readonly from: string | null;
};

/** The same, unrounded: amounts in rupees, as clients compute them. */
export type SentOrderForm = Omit<OrderForm, 'subTotalPaise' | 'totalPaise' | 'from'> & {
  readonly subTotalAmt: number;
  readonly totalAmt: number;
};

/** The form as the shop reads it, with the address of the request that carried it. */
export function toOrderForm({ subTotalAmt, totalAmt, ...form }: SentOrderForm, ip: string): OrderForm {
  const from = orderAddress(ip);
  return { ...form, from, subTotalPaise: nearestPaise(subTotalAmt), totalPaise: nearestPaise(totalAmt) };
}

/** Clients add up rupees in binary floating point, which may be off by less than a paisa. */
function nearestPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
