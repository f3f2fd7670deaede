/** How the delays between failing tries grow, in milliseconds: from the first one to the longest. */
export type GrowingDelay = { readonly firstMs: number; readonly longestMs: number };

/** The milliseconds until the next try after this many failed ones, at least one: the delay doubles with each. */
export function growingDelay(tries: number, { firstMs, longestMs }: GrowingDelay): number {
  return Math.min(longestMs, firstMs * 2 ** (tries - 1));
}
