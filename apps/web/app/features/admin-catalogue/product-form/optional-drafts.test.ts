import type { OptionalField, OptionalKind, OptionalValue } from '@jhola/domain';
import { describe, expect, test } from 'vitest';
import { formatMeasure, unitName } from '#platform/format-measure.ts';
import { optionalFault } from './draft-faults.ts';
import { draftOfValue, noDraft, type OptionalDraft, valueOfDraft } from './optional-drafts.ts';

describe('the draft of an optional field', () => {
  test.each<[OptionalKind, OptionalValue, OptionalDraft]>([
    ['optional text', 'Keep cool', 'Keep cool'],
    ['optional text', '', ''],
    ['optional number', 7, '7'],
    ['optional number', 0, '0'],
    ['optional number', null, ''],
    ['yes or no', true, true],
    ['yes or no', false, false],
  ])('%s of %j', (kind, value, draft) => {
    expect(draftOfValue(value)).toBe(draft);
    expect(valueOfDraft(kind, draft)).toBe(value);
  });

  test('is empty without a value', () => {
    const kinds = ['optional text', 'optional number', 'yes or no'] as const;
    expect(kinds.map((kind) => noDraft({ kind }))).toEqual(['', '', false]);
  });

  test('is sent without the spaces around it', () => {
    expect(valueOfDraft('optional text', ' Keep cool ')).toBe('Keep cool');
    expect(valueOfDraft('optional number', ' 7 ')).toBe(7);
    expect(valueOfDraft('optional number', ' ')).toBeNull();
    expect(valueOfDraft('optional number', '1,२००')).toBe(1_200);
  });
});

describe('the error of an optional number', () => {
  const field: OptionalField = {
    wire: 'description',
    column: 'description',
    header: 'x',
    kind: 'optional number',
    most: 30,
    unit: 'day',
    note: 'x',
    example: 7,
  };

  test.each(['', ' ', '0', '30'])('is none for %j', (draft) => {
    expect(optionalFault(field, draft)).toBeNull();
  });

  test.each(['31', '1.5', '-1', 'a week'])('says what is allowed for %j', (draft) => {
    expect(optionalFault(field, draft)).toBe('Description must be a whole number from 0 to 30');
  });

  test('has a large limit with separators', () => {
    expect(optionalFault({ ...field, most: 1_000_000 }, '1e3')).toBe(
      'Description must be a whole number from 0 to 10,00,000',
    );
  });
});

test('a number is shown with its unit', () => {
  expect([1, 7, 1_200].map((value) => formatMeasure(value, 'day'))).toEqual([
    '1 day',
    '7 days',
    '1,200 days',
  ]);
  expect(unitName('day')).toBe('days');
});
