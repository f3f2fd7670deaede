import { addPaise, type Paise, paise, timesPaise } from './money.ts';
import { type DiscountPercent, discountedPaise } from './pricing.ts';

export type PricedLine = {
  readonly pricePaise: Paise;
  readonly discount: DiscountPercent;
  readonly quantity: number;
};

export type CartTotals = {
  /** Pieces, not lines. */
  readonly quantity: number;
  readonly discountedPaise: Paise;
  readonly undiscountedPaise: Paise;
  readonly savingsPaise: Paise;
  /** The amount to pay: the discounted total, since delivery is free. */
  readonly grandTotalPaise: Paise;
};

/** Delivery is always free, but every bill shows it as a line. */
export const DELIVERY_CHARGE_PAISE = paise(0);

/** What a line costs: the discounted price of one piece, times the quantity. */
export function lineAmountPaise(line: PricedLine): Paise {
  return timesPaise(discountedPaise(line.pricePaise, line.discount), line.quantity);
}

/** The totals of a cart or an order, from the current prices of its lines. */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const discounted = addPaise(...lines.map(lineAmountPaise));
  const undiscounted = addPaise(...lines.map((line) => timesPaise(line.pricePaise, line.quantity)));
  return {
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    discountedPaise: discounted,
    undiscountedPaise: undiscounted,
    savingsPaise: paise(undiscounted - discounted),
    grandTotalPaise: addPaise(discounted, DELIVERY_CHARGE_PAISE),
  };
}
