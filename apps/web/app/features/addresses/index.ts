export { AddressesPage } from './addresses-page.tsx';
export { AddressLines } from './address-lines.tsx';
export { useAddressDialog } from './use-address-dialog.tsx';
export { reloadAddresses, useAddresses } from './use-addresses.ts';
export { useChosenAddress } from './use-chosen-address.ts';
