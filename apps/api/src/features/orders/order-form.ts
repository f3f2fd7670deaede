import type { AddressId, CartLineId, ProductId } from '@jhola/domain';

/** The cart as the shopper saw it, and where it should go. */
export type OrderForm = {
  readonly list_items: readonly {
    readonly _id: CartLineId;
    readonly productId: ProductId;
    readonly quantity: number;
  }[];
  readonly addressId: AddressId;
  /** To the nearest paisa; a claim, which may be any number. */
  readonly subTotalPaise: number;
  readonly totalPaise: number;
};

/** The same as it was sent: amounts in rupees, as clients compute them. */
export type SentOrderForm = Omit<OrderForm, 'subTotalPaise' | 'totalPaise'> & {
  readonly subTotalAmt: number;
  readonly totalAmt: number;
};

export function toOrderForm({ subTotalAmt, totalAmt, ...form }: SentOrderForm): OrderForm {
  return { ...form, subTotalPaise: nearestPaise(subTotalAmt), totalPaise: nearestPaise(totalAmt) };
}

/** What clients add up in binary fractions of rupees may miss the paisa by a hair. */
function nearestPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
