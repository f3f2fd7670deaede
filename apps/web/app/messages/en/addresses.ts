import { catalogue } from '#platform/catalogue.ts';

/** The list of saved addresses, and an address as it is shown. */
export const texts = catalogue({
  heading: 'Address',
  loadError: 'We couldn’t load your addresses',
  addAddress: 'Add Address',
  addAddressTile: 'Add address',
  edit: 'Edit {address}',
  remove: 'Remove {address}',
  removedByMistake: 'Address removed',
  putBack: 'Undo',
  putBackAddress: 'Undo: put back {address}',
});
