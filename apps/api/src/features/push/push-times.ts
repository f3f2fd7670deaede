/**
 * Other processes don't claim the messages of a batch for this time, which is longer than sending the batch can take.
 */
export const CLAIM_MS = 150_000;
export const LONGEST_PAUSE_MS = 15 * 60_000;
