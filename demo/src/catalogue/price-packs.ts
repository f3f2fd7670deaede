import { packSize } from './pack-size.ts';

/** Twice the goods cost 1.85 times as much. */
const GROWTH = Math.log2(1.85);

/**
 * Whole rupees of each pack, smallest first: a bigger pack costs more, and less for the same amount.
 * `firstPrice` is that of the first pack.
 */
export function pricePacks(firstPrice: number, packs: readonly string[]): number[] {
  const sizes = packs.map((pack) => packSize(pack).amount);
  const first = sizes[0] ?? 1;
  const prices: number[] = [];
  for (const [place, size] of sizes.entries()) {
    const wanted = asPrinted(firstPrice * (size / first) ** GROWTH);
    const before = prices[place - 1];
    if (before === undefined) {
      prices.push(wanted);
      continue;
    }
    const underSameRate = Math.ceil((before * size) / (sizes[place - 1] ?? first)) - 1;
    prices.push(Math.max(before + 1, Math.min(wanted, underSameRate)));
  }
  return prices;
}

/** The rupees that would stand on a pack: 47, 185, 349, 1199. */
function asPrinted(rupees: number): number {
  if (rupees < 60) return Math.max(1, Math.round(rupees));
  if (rupees < 300) return Math.round(rupees / 5) * 5;
  if (rupees < 1_000) return Math.round(rupees / 10) * 10 - 1;
  return Math.round(rupees / 50) * 50 - 1;
}
