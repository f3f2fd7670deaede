import { ApiError, NoResponseError } from '@jhola/contract/client';
import { expect, test } from 'vitest';
import { REFETCH_MS, refetchAfterFailure, isTransient } from './refetch-after-failure.ts';

test.each([
  ['no response', new NoResponseError('offline'), true],
  ['a busy shop', new ApiError(503, {}), true],
  ['a refusal', new ApiError(404, {}), false],
  // A repeated call would end the session: the first 401 or 500 is ignored, the second is not.
  ['a bug of the shop', new ApiError(500, {}), false],
  ['a session that is over', new ApiError(401, {}), false],
  ['a bug of ours', new TypeError('x is not a function'), false],
  ['no failure at all', null, false],
])('%s is transient: %s', (_name, error, passes) => {
  expect(isTransient(error)).toBe(passes);
  expect(refetchAfterFailure({ state: { error } })).toBe(passes && REFETCH_MS);
});
