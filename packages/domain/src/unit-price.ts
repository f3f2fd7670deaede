import { type Paise, paise } from './money.ts';
import { packSize } from './pack-size.ts';

/** The price of a fixed quantity, so that packs can be compared. */
export type UnitPrice = { readonly paise: Paise; readonly per: '100 g' | 'litre' | 'piece' };

const PER = {
  g: { amount: 100, per: '100 g' },
  ml: { amount: 1_000, per: 'litre' },
  piece: { amount: 1, per: 'piece' },
} as const;

/** For smaller packs, such as 1 g of saffron or 9 ml of nail polish, the price of 100 g or a litre isn't useful. */
const LEAST = { g: 20, ml: 50, piece: 2 } as const;

/**
 * The price of 100 g, a litre or a piece, rounded to whole paise. Null if the pack has exactly that quantity, is too
 * small for the comparison, or has an unknown quantity.
 */
export function unitPrice(payable: Paise, unit: string): UnitPrice | null {
  const size = packSize(unit);
  if (size === null || size.amount < LEAST[size.measure]) return null;
  const { amount, per } = PER[size.measure];
  if (size.amount === amount) return null;
  return { paise: paise(Math.round((payable * amount) / size.amount)), per };
}
