/** Delay before a refund that the bank rejected is retried. */
export const RETRY_FAILED_MS = 24 * 60 * 60_000;
