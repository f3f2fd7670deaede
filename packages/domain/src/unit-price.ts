import { type Paise, paise } from './money.ts';
import { packSize } from './pack-size.ts';

/** What a fixed amount of a product costs, so that packs can be compared. */
export type UnitPrice = { readonly paise: Paise; readonly per: '100 g' | 'litre' | 'piece' };

const PER = {
  g: { amount: 100, per: '100 g' },
  ml: { amount: 1_000, per: 'litre' },
  piece: { amount: 1, per: 'piece' },
} as const;

/** Below this, the price of 100 g or a litre says nothing to anybody: 1 g of saffron, 9 ml of nail polish. */
const LEAST = { g: 20, ml: 50, piece: 2 } as const;

/**
 * The price of 100 g, a litre or a piece, rounded to whole paise. Null where the pack holds exactly that much, where it
 * is too small for the comparison, or where nobody knows how much it holds.
 */
export function unitPrice(payable: Paise, unit: string): UnitPrice | null {
  const size = packSize(unit);
  if (size === null || size.amount < LEAST[size.measure]) return null;
  const { amount, per } = PER[size.measure];
  if (size.amount === amount) return null;
  return { paise: paise(Math.round((payable * amount) / size.amount)), per };
}
