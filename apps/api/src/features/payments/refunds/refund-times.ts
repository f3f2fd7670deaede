/** A refund that the bank refused is tried again after so long: it seldom changes its mind sooner. */
export const RETRY_FAILED_MS = 24 * 60 * 60_000;
