/** What others may use of the addresses. */
export { registerAddresses } from './addresses.routes.ts';
export { noSuchAddress } from './no-such-address.ts';
