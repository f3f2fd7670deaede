/** The quantity in a pack: grams, millilitres or pieces. */
export type Quantity = { readonly amount: number; readonly of: 'g' | 'ml' | 'pc' };

const MEASURE = /^(\d+(?:\.\d+)?)(kg|g|l|ml|pc)$/;

/** Parses a folded word that is a quantity ('0.5kg'); null if it is none. */
export function quantityOf(word: string): Quantity | null {
  const [, count = '', unit] = MEASURE.exec(word) ?? [];
  if (unit === undefined) return null;
  const amount = Number(count);
  if (unit === 'kg') return { amount: amount * 1_000, of: 'g' };
  if (unit === 'l') return { amount: amount * 1_000, of: 'ml' };
  return { amount, of: unit === 'g' ? 'g' : unit === 'ml' ? 'ml' : 'pc' };
}

/**
 * 0 to 1: how close two quantities are. 1 if they are equal; 0 if one is eight times the other, or the units differ.
 */
export function closeness(one: Quantity, other: Quantity): number {
  if (one.of !== other.of || one.amount <= 0 || other.amount <= 0) return 0;
  const times = Math.abs(Math.log2(one.amount / other.amount));
  return times < 0.02 ? 1 : Math.max(0, 0.6 * (1 - times / 3));
}
