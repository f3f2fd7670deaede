/** Re-exported, so that features import everything from the platform. */
export { inTransaction, retryIfRolledBack } from '@jhola/postgres';
