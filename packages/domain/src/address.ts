import { mobileDigits } from './mobile.ts';

export type AddressFields = {
  readonly address_line: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly pincode: string;
  readonly mobile: string;
};

export type AddressFaults = Partial<Record<keyof AddressFields, string>>;

const REQUIRED: Readonly<Record<keyof AddressFields, string>> = {
  address_line: 'Address is required',
  city: 'City is required',
  state: 'State is required',
  country: 'Country is required',
  pincode: 'Pincode is required',
  mobile: 'Mobile number is required',
};

const TEN_DIGITS = /^[0-9]{10}$/;
const SIX_DIGITS = /^[0-9]{6}$/;
const DIGITS = /^[0-9]+$/;

/** The errors of a new address, a message per field; empty if it may be saved. */
export function newAddressFaults(fields: AddressFields): AddressFaults {
  return faults(fields, SIX_DIGITS, 'Please enter a valid 6-digit pincode');
}

/** The errors of an edited address: its pincode may have any number of digits. */
export function editedAddressFaults(fields: AddressFields): AddressFaults {
  return faults(fields, DIGITS, 'Please enter a valid pincode');
}

function faults(fields: AddressFields, pincode: RegExp, pincodeMessage: string): AddressFaults {
  const found: AddressFaults = {};
  for (const key of Object.keys(REQUIRED) as (keyof AddressFields)[]) {
    if (isEmpty(key, fields[key])) found[key] = REQUIRED[key];
  }
  if (!found.pincode && !pincode.test(fields.pincode.trim())) found.pincode = pincodeMessage;
  if (!found.mobile && !TEN_DIGITS.test(mobileDigits(fields.mobile))) {
    found.mobile = 'Please enter a valid 10-digit mobile number';
  }
  return found;
}

function isEmpty(key: keyof AddressFields, text: string): boolean {
  return (key === 'mobile' ? mobileDigits(text) : text.trim()) === '';
}
