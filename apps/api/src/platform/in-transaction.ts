/** Features take them from here, with everything else that the platform offers. */
export { inTransaction, retryIfRolledBack } from '@jhola/postgres';
