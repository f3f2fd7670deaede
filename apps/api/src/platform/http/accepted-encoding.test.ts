import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'br'],
  ['br;q=0, gzip;q=0.8', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
])('“%s” gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
