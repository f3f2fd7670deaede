import { expect, test } from 'vitest';
import { returnPath } from './return-to.ts';

test.each([
  [{ returnTo: '/checkout' }, '/checkout'],
  [{ returnTo: '/search?q=milk' }, '/search?q=milk'],
  [{ returnTo: '//elsewhere.test/cart' }, '/'],
  [{ returnTo: 5 }, '/'],
  [null, '/'],
])('a login with the state %j leads to %s', (state, path) => {
  expect(returnPath({ state })).toBe(path);
});
