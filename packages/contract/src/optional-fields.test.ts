import type { OptionalField, OptionalKind } from '@jhola/domain';
import { describe, expect, test } from 'vitest';
import { inputOf } from './optional-fields.ts';

/** A declaration of each kind, under the name of a field that has a label. */
const named = { wire: 'description', column: 'description', header: 'x', note: 'x' } as const;
const FIELDS: Record<OptionalKind, OptionalField> = {
  'optional text': { ...named, kind: 'optional text', most: 10, example: 'x' },
  'optional number': { ...named, kind: 'optional number', most: 30, unit: 'day', example: 7 },
  'yes or no': { ...named, kind: 'yes or no', example: true },
};

describe('an optional field in a request', () => {
  test.each<[OptionalKind, unknown, unknown]>([
    ['optional text', undefined, ''],
    ['optional text', ' cool ', 'cool'],
    ['optional number', undefined, null],
    ['optional number', null, null],
    ['optional number', 0, 0],
    ['optional number', '30', 30],
    ['yes or no', undefined, false],
    ['yes or no', true, true],
  ])('%s takes %j', (kind, given, value) => {
    expect(inputOf(FIELDS[kind]).parse(given)).toBe(value);
  });

  test.each<[OptionalKind, unknown, string]>([
    ['optional text', 'x'.repeat(11), 'Description can have at most 10 characters'],
    ['optional text', 5, 'Description must be text'],
    ['optional number', 31, 'Description can be at most 30'],
    ['optional number', -1, 'Description must be at least 0'],
    ['optional number', 1.5, 'Description must be a whole number'],
    ['optional number', '', 'Description must be a number'],
    ['yes or no', 'yes', 'description must be true or false'],
  ])('%s refuses %j', (kind, given, message) => {
    const { error } = inputOf(FIELDS[kind]).safeParse(given);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
