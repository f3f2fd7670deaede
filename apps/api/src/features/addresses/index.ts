/** What other features may use of addresses. */
export { registerAddresses } from './addresses.routes.ts';
export { noSuchAddress } from './no-such-address.ts';
