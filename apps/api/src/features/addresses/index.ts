/** What others may use of the addresses. */
export { registerAddresses } from './addresses.routes.ts';
