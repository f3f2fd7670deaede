import type { OptionalField } from '@jhola/domain';
import { describe, expect, test } from 'vitest';
import { inputOf } from './optional-fields.ts';

/** A declaration of each kind, under the name of a field that has a label. */
const named = { wire: 'description', column: 'description', header: 'x', note: 'x' } as const;
const TEXT: OptionalField = { ...named, kind: 'optional text', most: 10, example: 'x' };
const NUMBER: OptionalField = { ...named, kind: 'optional number', most: 30, unit: 'day', example: 7 };
const YES_OR_NO: OptionalField = { ...named, kind: 'yes or no', example: true };

describe('an optional field in a request', () => {
  test.each<[OptionalField, unknown, unknown]>([
    [TEXT, undefined, ''],
    [TEXT, ' cool ', 'cool'],
    [NUMBER, undefined, null],
    [NUMBER, null, null],
    [NUMBER, 0, 0],
    [NUMBER, '30', 30],
    [YES_OR_NO, undefined, false],
    [YES_OR_NO, true, true],
  ])('$kind takes %j', (field, given, value) => {
    expect(inputOf(field).parse(given)).toBe(value);
  });

  test.each<[OptionalField, unknown, string]>([
    [TEXT, 'x'.repeat(11), 'Description can have at most 10 characters'],
    [TEXT, 5, 'Description must be text'],
    [NUMBER, 31, 'Description can be at most 30'],
    [NUMBER, -1, 'Description must be at least 0'],
    [NUMBER, 1.5, 'Description must be a whole number'],
    [NUMBER, '', 'Description must be a number'],
    [YES_OR_NO, 'yes', 'description must be true or false'],
  ])('$kind refuses %j', (field, given, message) => {
    const { error } = inputOf(field).safeParse(given);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
