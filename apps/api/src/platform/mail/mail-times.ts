/** The longest time until a mail that could not be sent is tried again. */
export const LONGEST_PAUSE_MS = 60 * 60_000;
