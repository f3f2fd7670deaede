import type { OptionalField, OptionalKind, OptionalValue } from '@jhola/domain';
import { describe, expect, test } from 'vitest';
import { readValues } from './read-values.ts';
import { createRowCells } from './row-cells.ts';

/** A declaration of each kind, in the column of a field that has a label. */
const named = { wire: 'description', column: 'description', header: 'x', note: 'x' } as const;
const FIELDS: Record<OptionalKind, OptionalField> = {
  'optional text': { ...named, kind: 'optional text', most: 10, example: 'x' },
  'optional number': { ...named, kind: 'optional number', most: 3_650, unit: 'day', example: 7 },
  'yes or no': { ...named, kind: 'yes or no', example: true },
};

function read(field: OptionalField, cell: string, emptyIsGiven = false) {
  const cells = createRowCells(['description'])([cell]);
  return readValues(cells, { fields: [field], textOf: (text) => text, emptyIsGiven });
}

describe('an optional value of a row', () => {
  test.each<[OptionalKind, string, OptionalValue | null]>([
    ['optional text', ' Keep cool ', 'Keep cool'],
    ['optional text', ' ', null],
    ['optional number', '7', 7],
    ['optional number', '1,200', 1_200],
    ['optional number', '०', 0],
    ['optional number', '', null],
    ['yes or no', 'Yes', true],
    ['yes or no', 'हाँ', true],
    ['yes or no', '0', false],
    ['yes or no', '', null],
  ])('%s reads %j', (kind, cell, value) => {
    expect(read(FIELDS[kind], cell)).toMatchObject({ values: { description: value } });
  });

  test.each<[OptionalKind, string, string]>([
    ['optional text', 'x'.repeat(11), 'Description is longer than 10 characters'],
    ['optional number', '3651', "Description must be a whole number up to 3650, not '3651'"],
    ['optional number', '1.5', "Description must be a whole number up to 3650, not '1.5'"],
    ['optional number', '-1', "Description must be a whole number up to 3650, not '-1'"],
    ['yes or no', 'maybe', "Description must be yes or no, not 'maybe'"],
  ])('%s refuses %j', (kind, cell, reason) => {
    expect(read(FIELDS[kind], cell)).toEqual({ reason });
  });

  test('is an empty text only in the shop’s own export', () => {
    expect(read(FIELDS['optional text'], '', true)).toMatchObject({ values: { description: '' } });
    expect(read(FIELDS['optional number'], '', true)).toMatchObject({ values: { description: null } });
  });

  test('is null without a column', () => {
    const cells = createRowCells(['name'])(['Milk']);
    const options = { fields: [FIELDS['optional text']], textOf: (text: string) => text, emptyIsGiven: true };
    expect(readValues(cells, options)).toMatchObject({ values: { description: null } });
  });
});
