import { expect, test } from 'vitest';
import { countedIp } from './counted-ip.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['127.0.0.1', null],
  ['::1', null],
  // The client isn't known: its connection is closed, or a proxy sends no address.
  ['', null],
])('an order from “%s” is counted as %s', (ip, key) => {
  expect(countedIp(ip)).toBe(key);
});
