import { describe, expect, it } from 'vitest';
import type { Row } from '../read-table.ts';
import { applyEdit } from './apply-edit.ts';
import type { Fault } from './fault.ts';
import { faultGaps } from './fault-gaps.ts';

const FILE = 'shop.ts';
const TEXT = `const limit = 10;
const names = listOf(
  first,
  second,
);
`;

describe('an edit', () => {
  it('replaces its text, however its lines are wrapped', () => {
    expect(applyEdit(TEXT, { in: FILE, find: 'first, second', put: 'second, first' })).toContain(
      '  second, first,\n',
    );
    expect(applyEdit(TEXT, { in: FILE, find: 'limit = 10', put: 'limit = $&' })).toContain('limit = $&;');
  });

  it.each([
    ['that is not there', 'limit = 11', 'found 0 times'],
    ['that is there twice', 'const', 'found 2 times'],
    ['that is blank', ' ', 'no text to find'],
  ])('of a text %s is rejected', (_what, find, message) => {
    expect(() => applyEdit(TEXT, { in: FILE, find, put: 'other' })).toThrow(message);
  });

  it('that changes nothing is rejected', () => {
    expect(() => applyEdit(TEXT, { in: FILE, find: 'limit', put: 'limit' })).toThrow('nothing changes');
  });
});

describe('the planted faults', () => {
  const row: Row = { id: '1.01', files: [], tests: [] };
  const fault: Fault = { breaks: 'Shows 11', in: FILE, find: '10', put: '11' };
  const gapsOf = (faults: Record<string, Fault[]>) =>
    faultGaps([row], faults, (path) => (path === FILE ? TEXT : null));

  it('are complete if each row has one that applies', () => {
    expect(gapsOf({ '1.01': [fault] })).toEqual([]);
    const edits = [
      { in: FILE, find: '10', put: '11' },
      { in: FILE, find: '11', put: '12' },
    ];
    expect(gapsOf({ '1.01': [{ breaks: 'Shows 12', edits }] })).toEqual([]);
  });

  it.each<[string, Record<string, Fault[]>]>([
    ['a row without a fault', {}],
    ['a row with an empty list of faults', { '1.01': [] }],
    ['a fault of no row', { '1.01': [fault], '1.02': [fault] }],
    ['a fault that no longer applies', { '1.01': [{ ...fault, find: 'limit = 12' }] }],
    ['a fault that does not compile', { '1.01': [{ ...fault, put: '11 +' }] }],
    ['a fault in a file that does not exist', { '1.01': [{ ...fault, in: 'other.ts' }] }],
  ])('%s is noticed', (_what, faults) => {
    expect(gapsOf(faults)).toHaveLength(1);
  });
});
