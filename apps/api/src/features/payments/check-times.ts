/** How often an open payment is checked with the provider, and how long a claim lasts if the claiming process dies. */
export const CHECK_EVERY_MS = 40_000;

/** The longest time until a lapsed payment is checked again. The delay grows while the provider can't be reached. */
export const LONGEST_PAUSE_MS = 10 * 60_000;

/** The interval at which the sweeper looks for payments that are due. */
export const LOOK_EVERY_MS = 5_000;

/** The time of the next check of a payment that is checked now. */
export function nextCheck(now: Date): Date {
  return new Date(now.getTime() + CHECK_EVERY_MS);
}
