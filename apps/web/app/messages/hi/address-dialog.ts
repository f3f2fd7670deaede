import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/address-dialog.ts';

/** The form of an address. */
export const texts = catalogue({
  addAddress: 'नया पता जोड़ें',
  editAddress: 'पता बदलें',
  updateAddress: 'पता अपडेट करें',
  // The fields
  address: 'पता',
  city: 'शहर',
  state: 'राज्य',
  pincode: 'पिनकोड',
  country: 'देश',
  // Stored with the address, so it is the same in each language
  homeCountry: 'India',
  mobile: 'मोबाइल नंबर',
}) satisfies typeof english;
