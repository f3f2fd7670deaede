import type { AddressId, CartLineId, ProductId } from '@jhola/domain';

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
};

/** The same, unrounded: amounts in rupees, as clients compute them. */
export type SentOrderForm = Omit<OrderForm, 'subTotalPaise' | 'totalPaise'> & {
  readonly subTotalAmt: number;
  readonly totalAmt: number;
};

export function toOrderForm({ subTotalAmt, totalAmt, ...form }: SentOrderForm): OrderForm {
  return { ...form, subTotalPaise: nearestPaise(subTotalAmt), totalPaise: nearestPaise(totalAmt) };
}

/** Clients add up rupees in binary floating point, which may be off by less than a paisa. */
function nearestPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
