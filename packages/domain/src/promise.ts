/** The promised delivery time, which the badge shows. */
export const PROMISED_MINUTES = 10;

const MINUTE_MS = 60_000;

/** The promised delivery time in milliseconds. */
export const PROMISED_MS = PROMISED_MINUTES * MINUTE_MS;

/** How long an order has taken, or took until delivery, in whole seconds; never negative. */
export function secondsTaken(placedAt: Date, until: Date): number {
  return Math.max(0, Math.floor((until.getTime() - placedAt.getTime()) / 1_000));
}

/** Whether an order placed at `placedAt` has, at `until`, taken longer than promised. */
export function isLate(placedAt: Date, until: Date): boolean {
  return until.getTime() - placedAt.getTime() > PROMISED_MS;
}

const STEP_MINUTES = 5;

/**
 * When an order that was placed at `placedAt` is expected, as of `now`: ten minutes later or, once that is past, the
 * next multiple of five minutes that is at least a minute away, so that the estimate is stable and never in the past.
 */
export function expectedArrival(placedAt: Date, now: Date): Date {
  const promised = placedAt.getTime() + PROMISED_MS;
  if (now.getTime() <= promised) return new Date(promised);
  const steps = Math.ceil((now.getTime() + MINUTE_MS - promised) / (STEP_MINUTES * MINUTE_MS));
  return new Date(promised + steps * STEP_MINUTES * MINUTE_MS);
}
