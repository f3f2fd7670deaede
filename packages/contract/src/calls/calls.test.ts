import { makeId } from '@jhola/domain';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallName } from '../routes.ts';
import { CALLS } from './index.ts';

const ID = makeId(new Date());
const parse = (name: CallName, input: unknown) => CALLS[name].input.safeParse(input);
const messageOf = (name: CallName, input: unknown) => parse(name, input).error?.issues[0]?.message;

const ACCOUNT = {
  name: 'Asha',
  email: 'asha@example.in',
  password: 'mango lassi',
  confirmPassword: 'mango lassi',
};
const PRODUCT = {
  name: 'Toned Milk',
  image: ['/images/milk/640.webp'],
  category: [ID],
  subCategory: [ID],
  unit: '500 ml',
  stock: 10,
  price: 28,
};

describe('input as the specification defines it', () => {
  test.each<[CallName, object, string]>([
    ['register', { ...ACCOUNT, confirmPassword: 'x' }, 'Password and confirm password must match'],
    ['register', { ...ACCOUNT, confirmPassword: undefined }, 'Confirm password is required'],
    ['register', { ...ACCOUNT, name: '' }, 'Name is required'],
    ['register', { ...ACCOUNT, email: '' }, 'Email is required'],
    ['register', { ...ACCOUNT, password: undefined }, 'Password is required'],
    [
      'resetPassword',
      { email: ACCOUNT.email, newPassword: 'mango lassi', confirmPassword: 'x' },
      'New password and confirm password must be same',
    ],
    ['login', { email: ACCOUNT.email, password: '' }, 'Password is required'],
    ['forgotPassword', { email: '' }, 'Email is required'],
    ['verifyOtp', { otp: '12345', email: ACCOUNT.email }, 'Please enter the 6-digit OTP'],
    ['verifyOtp', { email: ACCOUNT.email }, 'OTP is required'],
    ['placeCashOrder', { list_items: [], addressId: ID, subTotalAmt: 0, totalAmt: 0 }, 'Your cart is empty'],
  ])('%s %j: %s', (name, input, message) => {
    expect(messageOf(name, input)).toBe(message);
  });

  test('an OTP sent as a number gets its leading zeros back', () => {
    expect(parse('verifyOtp', { otp: 1234, email: ACCOUNT.email }).data).toMatchObject({ otp: '001234' });
  });

  test.each<[CallName, object, object]>([
    ['verifyOtp', { otp: '४०९१२५', email: ACCOUNT.email }, { otp: '409125' }],
    ['confirmAuthenticator', { code: '४०९ १२५' }, { code: '409125' }],
    ['enterLoginCode', { token: 'x', code: '४०९-१२५' }, { code: '409125' }],
  ])('%s takes a code in digits of a Hindi keyboard', (name, input, read) => {
    expect(parse(name, input).data).toMatchObject(read);
  });
});

describe('a product form', () => {
  test('has no discount, description or details by default', () => {
    expect(parse('createProduct', PRODUCT).data).toMatchObject({
      discount: 0,
      description: '',
      more_details: {},
    });
  });

  test('takes text for numbers, objects for ids, a single value for a list; drops unknown fields', () => {
    const given = {
      ...PRODUCT,
      price: '28.50',
      stock: '10',
      image: '/a.webp',
      category: [{ _id: ID, name: 'Dairy' }],
      subCategory: ID,
      role: 'ADMIN',
    };
    const { data } = parse('createProduct', given);
    expect(data).toMatchObject({
      price: 28.5,
      stock: 10,
      image: ['/a.webp'],
      category: [ID],
      subCategory: [ID],
    });
    expect(data).not.toHaveProperty('role');
  });

  test.each([
    [{ price: 0 }, 'Price must be at least ₹0.01'],
    [{ price: 1_000_001 }, 'Price can be at most ₹10,00,000'],
    [{ price: 1.005 }, 'Price can have at most two decimals'],
    [{ price: undefined }, 'Price must be a number'],
    [{ stock: -1 }, 'Stock must be at least 0'],
    [{ stock: 1.5 }, 'Stock must be a whole number'],
    [{ discount: 101 }, 'Discount can be at most 100'],
    [
      { price: 0.5, discount: 1 },
      'With 1% off, ₹0.50 would cost nothing. Lower the discount or raise the price',
    ],
    [{ price: 1e300, discount: 10 }, 'Price can be at most ₹10,00,000'],
    [{ image: [] }, 'Image is required'],
    [{ category: [] }, 'Category is required'],
    [{ unit: '' }, 'Unit is required'],
    [{ more_details: { Brand: '' } }, 'A field is required'],
    [{ more_details: { '': 'x' } }, 'A field name is required'],
    [{ more_details: [] }, 'More details must be a map of names to text'],
    [
      { more_details: Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`f${index}`, 'x'])) },
      'At most 30 extra fields',
    ],
  ])('with %j is refused: %s', (fields, message) => {
    expect(messageOf('createProduct', { ...PRODUCT, ...fields })).toBe(message);
  });

  test.each([0.01, 0.29, 1.1, 4.35, 99.99, 1_000_000])('may cost ₹%d', (price) => {
    expect(parse('createProduct', { ...PRODUCT, price }).success).toBe(true);
  });
});

test.each<[CallName, number]>([
  ['searchProducts', 10],
  ['getListing', 8],
  ['getProducts', 12],
  ['getProductsByCategory', 15],
])('%s has pages of %d unless asked otherwise', (name, limit) => {
  expect(parse(name, { id: ID, categoryId: ID, subCategoryId: ID }).data).toMatchObject({ limit });
});

const LAYOUT = { _id: ID, name: 'Sharma', columns: ['name'] };

test.each<[CallName, object, string]>([
  [
    'createSubCategory',
    { name: 'Milk', image: '/milk.webp', category: Array.from({ length: 101 }, () => ID) },
    'A sub category can have at most 100 categories',
  ],
  ['savePriceListLayout', { ...LAYOUT, settings: { separators: '|'.repeat(11) } }, 'At most 10 separators'],
  [
    'savePriceListLayout',
    { ...LAYOUT, settings: { sizeUnit: 'g'.repeat(21) } },
    'A unit has at most 20 letters',
  ],
  ['savePriceListLayout', { ...LAYOUT, name: 'x'.repeat(61) }, 'Name can have at most 60 characters'],
])('%s quotes the limit that its input exceeds', (name, input, message) => {
  expect(messageOf(name, input)).toBe(message);
});

/** The fields of a call's input, without what its schema does besides parsing them. */
function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe || schema instanceof z.ZodDefault)
    return fieldsOf((schema instanceof z.ZodPipe ? schema.in : schema.unwrap()) as z.ZodType);
  return [];
}

test.each(Object.keys(CALLS) as CallName[])(
  '%s has messages of its own for values of wrong types',
  (name) => {
    const messages = fieldsOf(CALLS[name].input).flatMap((field) =>
      [undefined, null, true, 1, 'x', [null], {}].flatMap((value) => {
        const issues = parse(name, { [field]: value }).error?.issues ?? [];
        return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      }),
    );
    expect(messages.filter((message) => message.includes('Invalid input'))).toEqual([]);
  },
);

test('a list begins at page 1, without a search', () => {
  expect(parse('getListing', { categoryId: ID, subCategoryId: ID }).data).toMatchObject({ page: 1 });
  for (const name of ['getProducts', 'searchProducts'] as const)
    expect(parse(name, {}).data).toMatchObject({ page: 1, search: '' });
});

test.each<CallName>(['getProducts', 'searchProducts', 'refreshToken', 'getSubCategories', 'logout'])(
  '%s may come without a body',
  (name) => {
    expect(parse(name, undefined).success).toBe(true);
    expect(parse(name, null).success).toBe(true);
  },
);
