import { expect, it } from 'vitest';
import { pictureFault } from './picture-fault.ts';

const LIMIT = 5 * 1024 * 1024;

it.each([
  ['image/png', LIMIT, null],
  ['image/avif', 1, null],
  ['image/png', LIMIT + 1, 'Larger than 5 MB'],
  ['image/svg+xml', 1, 'Only JPEG, PNG, WebP or AVIF'],
  ['text/csv', 1, 'Only JPEG, PNG, WebP or AVIF'],
])('a %s of %i bytes: %s', (type, size, fault) => {
  expect(pictureFault({ type, size })).toBe(fault);
});
