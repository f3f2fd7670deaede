import { packSize } from './pack-size.ts';

/** Twice the quantity costs 1.85 times as much. */
const GROWTH = Math.log2(1.85);

/**
 * The prices of packs in whole rupees, smallest first: a bigger pack costs more, but less per unit. `firstPrice` is
 * that of the first pack.
 */
export function pricePacks(firstPrice: number, packs: readonly string[]): number[] {
  const sizes = packs.map((pack) => packSize(pack).amount);
  const first = sizes[0] ?? 1;
  const prices: number[] = [];
  for (const [index, size] of sizes.entries()) {
    const wanted = asPrinted(firstPrice * (size / first) ** GROWTH);
    const before = prices[index - 1];
    if (before === undefined) {
      prices.push(wanted);
      continue;
    }
    const underSameRate = Math.ceil((before * size) / (sizes[index - 1] ?? first)) - 1;
    prices.push(Math.max(before + 1, Math.min(wanted, underSameRate)));
  }
  return prices;
}

/** Rounds to a typical retail price in rupees: 47, 185, 349, 1199. */
function asPrinted(rupees: number): number {
  if (rupees < 60) return Math.max(1, Math.round(rupees));
  if (rupees < 300) return Math.round(rupees / 5) * 5;
  if (rupees < 1_000) return Math.round(rupees / 10) * 10 - 1;
  return Math.round(rupees / 50) * 50 - 1;
}
