import { NoResponseError } from '@jhola/contract/client';
import { expect, test } from 'vitest';
import { PageError } from '#platform/routing/page-error.ts';
import { isUnreachable } from './is-unreachable.ts';

test.each([
  [new PageError(503), true],
  [new PageError(502), true],
  [new PageError(500), false],
  [new PageError(404), false],
  [new NoResponseError('No response within 20000 ms'), true],
  [new TypeError('Failed to fetch'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new TypeError('Load failed'), true],
  [
    new TypeError('Failed to fetch dynamically imported module: https://jhola.test/assets/product-x.js'),
    true,
  ],
  [new TypeError('error loading dynamically imported module: https://jhola.test/assets/product-x.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/profile-x.css'), true],
  // A bug of ours: loading it again would fail again.
  [new TypeError("Cannot read properties of undefined (reading 'name')"), false],
  [new Error('Unexpected Server Error'), false],
  [null, false],
])('%s', (error, lost) => {
  expect(isUnreachable(error)).toBe(lost);
});
