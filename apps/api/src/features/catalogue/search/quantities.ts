/** What a pack holds: grams, millilitres or pieces. */
export type Quantity = { readonly amount: number; readonly of: 'g' | 'ml' | 'pc' };

const MEASURE = /^(\d+(?:\.\d+)?)(kg|g|l|ml|pc)$/;

/** A folded word that says a quantity ('0.5kg'), or null. */
export function quantityOf(word: string): Quantity | null {
  const [, count = '', unit] = MEASURE.exec(word) ?? [];
  if (unit === undefined) return null;
  const amount = Number(count);
  if (unit === 'kg') return { amount: amount * 1_000, of: 'g' };
  if (unit === 'l') return { amount: amount * 1_000, of: 'ml' };
  return { amount, of: unit === 'g' ? 'g' : unit === 'ml' ? 'ml' : 'pc' };
}

/** 1 for the same quantity, less the further they are apart, 0 where they can't be compared or differ eightfold. */
export function closeness(one: Quantity, other: Quantity): number {
  if (one.of !== other.of || one.amount <= 0 || other.amount <= 0) return 0;
  const times = Math.abs(Math.log2(one.amount / other.amount));
  return times < 0.02 ? 1 : Math.max(0, 0.6 * (1 - times / 3));
}
