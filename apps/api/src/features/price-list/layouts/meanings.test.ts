import { describe, expect, it } from 'vitest';
import { toColumns } from './meanings.ts';

const titlesOf = (...headers: string[]) =>
  toColumns(
    headers.map(() => 'detail' as const),
    headers,
  ).map((target) => (typeof target === 'string' ? target : target.detail));

describe('the title of a detail', () => {
  it('is its header, with a number if an earlier column has the same one', () => {
    expect(titlesOf('Origin', 'Made  in', 'Origin', '')).toEqual([
      'Origin',
      'Made in',
      'Origin 2',
      'Column 4',
    ]);
  });

  it('is at most 60 characters long, also with a number', () => {
    const long = 'x'.repeat(61);
    expect(titlesOf(long, long)).toEqual(['x'.repeat(60), `${'x'.repeat(58)} 2`]);
  });

  it('is never empty, also if the first letter with its marks is longer', () => {
    const marked = `e${'\u0301'.repeat(60)}`;
    expect(titlesOf(marked, 'Origin', marked)).toEqual(['Column 1', 'Origin', 'Column 3']);
  });
});
