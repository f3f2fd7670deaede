/** How often an open payment is asked for, and how long a claim holds where the claimer dies. */
export const CHECK_EVERY_MS = 40_000;

/** How often it is looked whether a payment is due to be asked for. */
export const LOOK_EVERY_MS = 5_000;

/** When a payment that is asked for at this moment is to be asked for again. */
export function nextCheck(now: Date): Date {
  return new Date(now.getTime() + CHECK_EVERY_MS);
}
