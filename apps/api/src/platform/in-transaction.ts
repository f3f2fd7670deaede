/** Re-exported, so that features import everything from the platform. */
export { inSnapshot, inTransaction, retryIfRolledBack } from '@jhola/postgres';
