/** The promised delivery time, which the badge shows. */
export const PROMISED_MINUTES = 10;

const MINUTE_MS = 60_000;

/** How long an order has taken, or took until delivery, in whole seconds; never negative. */
export function secondsTaken(placedAt: Date, until: Date): number {
  return Math.max(0, Math.floor((until.getTime() - placedAt.getTime()) / 1_000));
}

/** Whether an order placed at `placedAt` has, at `until`, taken longer than promised. */
export function isLate(placedAt: Date, until: Date): boolean {
  return until.getTime() - placedAt.getTime() > PROMISED_MINUTES * MINUTE_MS;
}
