import { formatNumber } from '@jhola/messages/format-number';

declare const paiseBrand: unique symbol;

/** An amount of money in whole paise (1/100 rupee). Never negative in the shop's own records. */
export type Paise = number & { readonly [paiseBrand]: 'Paise' };

export const PAISE_PER_RUPEE = 100;

/** Brands a whole number of paise. Throws RangeError for fractions, NaN, infinities and unsafe integers. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paise: ${amount}`);
  return amount as Paise;
}

/** Converts rupees of the wire to paise. Throws RangeError if the amount has more than two decimals or isn't finite. */
export function rupeesToPaise(rupees: number): Paise {
  const rounded = Math.round(rupees * PAISE_PER_RUPEE);
  if (!Number.isSafeInteger(rounded) || rounded / PAISE_PER_RUPEE !== rupees) {
    throw new RangeError(`Not an amount of rupees with at most two decimals: ${rupees}`);
  }
  return rounded as Paise;
}

/** Converts paise to rupees for the wire: a number with at most two decimals. */
export function paiseToRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE;
}

/** The sum of the amounts; 0 if there are none. Throws RangeError if the sum is not a safe integer. */
export function addPaise(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** The amount times `count`, a whole number. Throws RangeError if the result isn't a safe integer. */
export function timesPaise(amount: Paise, count: number): Paise {
  return paise(amount * count);
}

/** Formats as '₹1,23,456' or, with paise, '₹99.50'. */
export function formatPaise(amount: Paise): string {
  const decimals = amount % PAISE_PER_RUPEE === 0 ? 0 : 2;
  const sign = amount < 0 ? '-' : '';
  return `${sign}₹${formatNumber(Math.abs(paiseToRupees(amount)), decimals)}`;
}

/** Formats rupees of the wire as `formatPaise` does. Throws RangeError like `rupeesToPaise`. */
export function formatRupees(rupees: number): string {
  return formatPaise(rupeesToPaise(rupees));
}
