import { catalogue } from '@jhola/messages';

/** Errors in an address; the first six are for empty fields. */
export const texts = catalogue({
  address_line: 'Address is required',
  city: 'City is required',
  state: 'State is required',
  country: 'Country is required',
  pincode: 'Pincode is required',
  mobile: 'Mobile number is required',
  badNewPincode: 'Please enter a valid 6-digit pincode',
  badPincode: 'Please enter a valid pincode',
  badMobile: 'Please enter a valid 10-digit mobile number',
});
