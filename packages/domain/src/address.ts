import { withLatinDigits } from './latin-digits.ts';
import { addressTexts } from './messages/address-texts.ts';
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

const FIELDS = ['address_line', 'city', 'state', 'country', 'pincode', 'mobile'] as const;

const TEN_DIGITS = /^[0-9]{10}$/;
const SIX_DIGITS = /^[0-9]{6}$/;
const DIGITS = /^[0-9]+$/;

/** Whether two addresses have the same text in every field. */
export function isSameAddress(one: AddressFields, other: AddressFields): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** The errors of a new address, a message per field; empty if it may be saved. */
export function newAddressFaults(fields: AddressFields): AddressFaults {
  return faults(fields, SIX_DIGITS, addressTexts.badNewPincode);
}

/** The errors of an edited address: its pincode may have any number of digits. */
export function editedAddressFaults(fields: AddressFields): AddressFaults {
  return faults(fields, DIGITS, addressTexts.badPincode);
}

function faults(fields: AddressFields, pincode: RegExp, pincodeMessage: string): AddressFaults {
  const found: AddressFaults = {};
  for (const key of FIELDS) {
    if (isEmpty(key, fields[key])) found[key] = addressTexts[key];
  }
  if (!found.pincode && !pincode.test(withLatinDigits(fields.pincode).trim())) found.pincode = pincodeMessage;
  if (!found.mobile && !TEN_DIGITS.test(mobileDigits(fields.mobile))) {
    found.mobile = addressTexts.badMobile;
  }
  return found;
}

function isEmpty(key: keyof AddressFields, text: string): boolean {
  return (key === 'mobile' ? mobileDigits(text) : text.trim()) === '';
}
