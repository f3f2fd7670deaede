import { DAY_MS } from '@jhola/domain';

/** Delay before a refund that the bank rejected is retried. */
export const RETRY_FAILED_MS = DAY_MS;
