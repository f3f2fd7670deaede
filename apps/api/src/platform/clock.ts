/** The source of the current time. Passed in, so that tests can advance it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The clocks of two processes differ by less. */
export const CLOCKS_DIFFER_MS = 15 * 60_000;
