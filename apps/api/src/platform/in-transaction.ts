/** Features take it from here, with everything else that the platform offers. */
export { inTransaction } from '@jhola/postgres';
