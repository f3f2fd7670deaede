const MOST_STEPS = 4;
const ROUND = [1, 2, 5, 10];

/**
 * The ticks of an axis: from zero, in round whole steps, up to the first at or above `largest`. At least four, because
 * on a scale up to one a single order would look like a rush.
 */
export function scaleFor(largest: number): number[] {
  const step = Math.max(1, roundUp(largest / MOST_STEPS));
  const steps = Math.max(Math.ceil(largest / step), Math.ceil(MOST_STEPS / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(amount, 1)));
  return power * (ROUND.find((factor) => factor * power >= amount) ?? 10);
}
