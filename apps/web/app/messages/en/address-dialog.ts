import { catalogue } from '#platform/catalogue.ts';

/** The form of an address. */
export const texts = catalogue({
  addAddress: 'Add New Address',
  editAddress: 'Edit Address',
  updateAddress: 'Update Address',
  // The fields
  address: 'Address',
  city: 'City',
  state: 'State',
  pincode: 'Pincode',
  country: 'Country',
  // Stored with the address, so it is the same in each language
  homeCountry: 'India',
  mobile: 'Mobile',
});
