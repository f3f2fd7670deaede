/** What other features may use of addresses. */
export { registerAddresses } from './addresses.routes.ts';
export { noSuchAddress } from './no-such-address.ts';
export { toWireAddress } from './address.mapper.ts';
export { readAddresses } from './addresses.queries.ts';
export { deleteAddressesOf, deleteAddressesRemovedBefore } from './forget.queries.ts';
