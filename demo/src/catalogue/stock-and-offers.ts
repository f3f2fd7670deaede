import { stablePick, stableRandom } from './stable-random.ts';

const OFFERS = [5, 5, 8, 10, 10, 10, 12, 12, 15, 15, 15, 18, 20, 20, 25, 30, 35, 40];

/** The discount in whole percent: 0 for about half of the products, 5 to 40 for the others. */
export function discountOf(key: string): number {
  return stableRandom(`offer ${key}`) < 0.5 ? 0 : stablePick(`percent ${key}`, OFFERS);
}

/** The stock: about one product in thirty is sold out, one in fourteen nearly so. */
export function stockOf(key: string): number {
  const luck = stableRandom(`stock ${key}`);
  if (luck < 0.03) return 0;
  if (luck < 0.1) return 1 + Math.floor(stableRandom(`few ${key}`) * 5);
  return 8 + Math.floor(stableRandom(`many ${key}`) * 190);
}
