import { makeId } from '@jhola/domain';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  email,
  id,
  idOrObject,
  imageUrl,
  newPassword,
  numeric,
  optionalText,
  searchText,
  text,
  whole,
} from './fields.ts';

const ID = makeId(new Date());
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('a number', () => {
  test.each([
    [12, 12],
    [0, 0],
    [-1, -1],
    [12.5, 12.5],
    ['12', 12],
    [' 12.50 ', 12.5],
    ['-3', -3],
  ])('%j is %d', (given, expected) => {
    expect(numeric(() => 'Price').parse(given)).toBe(expected);
  });

  test.each([
    '',
    ' ',
    'abc',
    '0x10',
    '1e3',
    'Infinity',
    '1,000',
    '12.',
    '.5',
    '१२',
    true,
    null,
    undefined,
    {},
    [],
    ['1'],
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('%j is refused', (given) => {
    expect(
      messageOf(
        numeric(() => 'Price'),
        given,
      ),
    ).toBe('Price must be a number');
  });

  test.each([
    [0, 'Quantity must be at least 1'],
    ['51', 'Quantity can be at most 50'],
    [1.5, 'Quantity must be a whole number'],
    [undefined, 'Quantity must be a number'],
  ])('%j is refused as a quantity: %s', (given, message) => {
    expect(
      messageOf(
        whole(() => 'Quantity', 1, 50),
        given,
      ),
    ).toBe(message);
  });
});

describe('text', () => {
  test('is trimmed, required and limited in length', () => {
    expect(text(() => 'Name', 5).parse('  ghee ')).toBe('ghee');
    expect(
      messageOf(
        text(() => 'Name', 5),
        undefined,
      ),
    ).toBe('Name is required');
    expect(
      messageOf(
        text(() => 'Name', 5),
        '   ',
      ),
    ).toBe('Name is required');
    expect(
      messageOf(
        text(() => 'Name', 5),
        'paneer',
      ),
    ).toBe('Name can have at most 5 characters');
  });

  test.each(['\u200b', '\u200d \u2060', '\u3164'])(
    'of invisible characters only, %j, is missing',
    (given) => {
      const name = text(() => 'Name', 9);
      expect(messageOf(name, given)).toBe('Name is required');
      expect(accepts(name, `क्${given}ष`)).toBe(true);
    },
  );

  test.each(['a\u0000b', 'a\u001bb', 'half \ud83e', '\udc00'])('refuses %j', (given) => {
    expect(
      messageOf(
        text(() => 'Name', 50),
        given,
      ),
    ).toBe("Name has characters that can't be saved");
    expect(
      accepts(
        optionalText(() => 'Name', 50),
        given,
      ),
    ).toBe(false);
  });

  test.each(['दूध', '🥛 Milk', 'two\nlines', "O'Brien; drop table users"])('accepts %j', (given) => {
    expect(text(() => 'Name', 50).parse(given)).toBe(given);
  });
});

describe('an id', () => {
  test('may be sent as an object with an _id', () => {
    expect(id().parse(ID)).toBe(ID);
    expect(idOrObject().parse({ _id: ID, name: 'Dairy' })).toBe(ID);
  });

  test.each([undefined, null, 1, '', 'x', `${ID}\n`, { _id: 1 }, {}, [ID], { $ne: null }])(
    'is refused: %j',
    (given) => {
      expect(accepts(idOrObject(), given)).toBe(false);
    },
  );
});

describe('an email address', () => {
  test('is converted to lower case', () => {
    expect(email.parse(' Asha@Example.IN ')).toBe('asha@example.in');
  });

  test.each([
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'a b@example.in',
    'a@b@example.in',
    'a@b.in, c@d.in',
  ])('is refused: %j', (given) => {
    expect(messageOf(email, given)).toBe('Please enter a valid email address');
  });
});

test('a password is kept as typed, 8 to 128 characters', () => {
  expect(newPassword.parse('  spaces stay  ')).toBe('  spaces stay  ');
  expect(accepts(newPassword, 'seven77')).toBe(false);
  expect(accepts(newPassword, 'x'.repeat(129))).toBe(false);
  expect(messageOf(newPassword, 12_345_678)).toBe('Password is required');
});

test.each([
  ['/images/a/640.webp', true],
  ['https://cdn.example.in/a.png', true],
  ['//evil.example/a.png', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AA', false],
  ['a.png', false],
])('a picture’s address may be %j: %s', (given, expected) => {
  expect(accepts(imageUrl, given)).toBe(expected);
});

describe('search text', () => {
  test.each([
    ['green%20tea', 'green tea'],
    [encodeURIComponent('हरी चाय'), 'हरी चाय'],
    ['100% juice', '100% juice'],
    ['50%', '50%'],
    ['%zz', '%zz'],
    [' milk ', 'milk'],
    ['milk%00', 'milk'],
    ['\ud83e', '\ufffd'],
    [undefined, ''],
  ])('%j is %j', (given, expected) => {
    expect(searchText.parse(given)).toBe(expected);
  });

  test('is limited in length after decoding, not before', () => {
    expect(accepts(searchText, encodeURIComponent('द'.repeat(200)))).toBe(true);
    expect(searchText.parse('द'.repeat(201))).toBe('द'.repeat(200));
    expect(searchText.parse(encodeURIComponent('द'.repeat(1_000)))).toBe('द'.repeat(200));
    expect(searchText.parse(`${'x'.repeat(199)}😀`)).toBe(`${'x'.repeat(199)}�`);
    expect(messageOf(searchText, 5)).toBe('Search must be text');
  });
});
