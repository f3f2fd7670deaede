import { describe, expect, test } from 'vitest';
import { type AddressFields, editedAddressFaults, newAddressFaults } from './address.ts';

const GOOD: AddressFields = {
  address_line: '12, MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411001',
  mobile: '9876543210',
};

describe.each([
  ['new', newAddressFaults],
  ['edited', editedAddressFaults],
])('a %s address', (_kind, faults) => {
  test('without errors may be saved', () => {
    expect(faults(GOOD)).toEqual({});
    expect(faults({ ...GOOD, pincode: ' 411001 ', mobile: ' 9876543210 ' })).toEqual({});
    expect(faults({ ...GOOD, pincode: '४११००१' })).toEqual({});
  });

  test.each([
    ['address_line', 'Address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['country', 'Country is required'],
    ['pincode', 'Pincode is required'],
    ['mobile', 'Mobile number is required'],
  ])('needs %s: %s', (field, message) => {
    expect(faults({ ...GOOD, [field]: '' })).toEqual({ [field]: message });
    expect(faults({ ...GOOD, [field]: '  ' })).toEqual({ [field]: message });
  });

  test.each(['98765 43210', '+91 98765-43210', '09876543210', '९८७६५४३२१०'])(
    'takes the mobile number %j',
    (mobile) => {
      expect(faults({ ...GOOD, mobile })).toEqual({});
    },
  );

  test.each(['987654321', '98765432101', '+1 98765 43210', '+91 98765', 'abcdefghij'])(
    'refuses the mobile number %j',
    (mobile) => {
      expect(faults({ ...GOOD, mobile })).toEqual({
        mobile: 'Please enter a valid 10-digit mobile number',
      });
    },
  );

  test('reports all errors at once', () => {
    const empty = Object.fromEntries(Object.keys(GOOD).map((key) => [key, ''])) as AddressFields;
    expect(Object.keys(faults(empty))).toEqual(Object.keys(GOOD));
  });
});

test.each(['41100', '4110011', '41100a', '411 001', '-41100'])(
  'a new address needs exactly six digits, which %j is not',
  (pincode) => {
    expect(newAddressFaults({ ...GOOD, pincode })).toEqual({
      pincode: 'Please enter a valid 6-digit pincode',
    });
  },
);

test.each(['1', '41100', '4110011223'])('an edited pincode may have any number of digits: %j', (pincode) => {
  expect(editedAddressFaults({ ...GOOD, pincode })).toEqual({});
});

test.each(['41100a', '411 001', '4.1', '-1'])(
  'an edited address takes nothing but digits: not %j',
  (pincode) => {
    expect(editedAddressFaults({ ...GOOD, pincode })).toEqual({ pincode: 'Please enter a valid pincode' });
  },
);
