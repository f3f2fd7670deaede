/**
 * Other processes don't claim the messages of a batch for this time, which is longer than sending the batch can take.
 */
export const CLAIM_MS = 150_000;
/** The longest time until a message that could not be sent is tried again. */
export const LONGEST_PAUSE_MS = 15 * 60_000;
