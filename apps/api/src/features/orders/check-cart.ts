import {
  type AddressId,
  type CartLineId,
  cartTotals,
  discountedPaise,
  formatPaise,
  type Paise,
  type ProductId,
} from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { outOfStock } from '../catalogue/index.ts';

/** The cart as the shopper saw it, and where it should go. Amounts in rupees, as clients compute them. */
export type OrderForm = {
  readonly list_items: readonly {
    readonly _id: CartLineId;
    readonly productId: ProductId;
    readonly quantity: number;
  }[];
  readonly addressId: AddressId;
  readonly subTotalAmt: number;
  readonly totalAmt: number;
};

/** A line of the stored cart with its product as it is now. */
export type StoredLine = {
  readonly id: CartLineId;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly addedUnitPaise: Paise;
  readonly name: string;
  readonly pricePaise: Paise;
  readonly discount: number;
  readonly stock: number;
};

/**
 * Compares the stored cart with what the shopper saw. Throws CART_CHANGED or OUT_OF_STOCK with a message that
 * says what differs: first the lines, then what is left of each, then the amounts.
 */
export function checkCart(lines: readonly StoredLine[], form: OrderForm): void {
  const change = changeOfLines(lines, form);
  if (change !== null) throw new AppError('CART_CHANGED', { message: change });
  const short = lines.find((line) => line.stock < line.quantity);
  if (short) throw outOfStock(short.name, short.stock);
  const difference = changeOfAmounts(lines, form);
  if (difference !== null) throw new AppError('CART_CHANGED', { message: difference });
}

function changeOfLines(lines: readonly StoredLine[], { list_items: seen }: OrderForm): string | null {
  if (lines.length === 0) return 'Your cart is empty';
  const unseen = new Map(lines.map((line) => [line.id, line]));
  for (const item of seen) {
    const line = unseen.get(item._id);
    if (line === undefined || line.productId !== item.productId) {
      return 'Something you were about to order is no longer in your cart. Please look at it again';
    }
    if (line.quantity !== item.quantity) {
      return `Your cart now has ${line.quantity} of ${line.name}, not ${item.quantity}`;
    }
    unseen.delete(item._id);
  }
  const [added] = unseen.values();
  return added === undefined ? null : `${added.name} was added to your cart meanwhile`;
}

function changeOfAmounts(lines: readonly StoredLine[], form: OrderForm): string | null {
  const { undiscountedPaise, discountedPaise: discounted, grandTotalPaise } = cartTotals(lines);
  const subTotal = nearestPaise(form.subTotalAmt);
  // Clients differ in what they call the sub total: with the discounts taken off, or without.
  const subTotalFits = subTotal === discounted || subTotal === undiscountedPaise;
  if (nearestPaise(form.totalAmt) === grandTotalPaise && subTotalFits) return null;
  for (const { name, pricePaise, discount, addedUnitPaise } of lines) {
    const now = discountedPaise(pricePaise, discount);
    if (now !== addedUnitPaise) {
      return `The price of ${name} is now ${formatPaise(now)}, it was ${formatPaise(addedUnitPaise)}`;
    }
  }
  return `Your cart now comes to ${formatPaise(grandTotalPaise)}. Please look at it again before paying`;
}

/** What clients add up in binary fractions of rupees may miss the paisa by a hair. */
function nearestPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
