import { expect, it } from 'vitest';
import { formatFileSize, noChangesText } from './format-list.ts';

it('formats a file’s size', () => {
  expect(formatFileSize(12)).toBe('1 kB');
  expect(formatFileSize(14_336)).toBe('14 kB');
  expect(formatFileSize(3_355_443)).toBe('3.2 MB');
});

it('says why a list changes nothing, also if it has only headings', () => {
  expect(noChangesText({ rows: 0, same: 0 })).toBe('The file has headings, but no rows below them.');
  expect(noChangesText({ rows: 3, same: 0 })).toContain('See the reasons below');
  expect(noChangesText({ rows: 3, same: 1 })).not.toContain('reasons');
});
