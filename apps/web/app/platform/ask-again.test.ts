import { ApiError, NoAnswerError } from '@jhola/contract/client';
import { expect, test } from 'vitest';
import { ASK_AGAIN_MS, askAgainMs, isPassing } from './ask-again.ts';

test.each([
  ['no answer', new NoAnswerError('offline'), true],
  ['a busy shop', new ApiError(503, {}), true],
  ['a refusal', new ApiError(404, {}), false],
  // Asked again it would end the session: the first one is forgiven, the second is not.
  ['a bug of the shop', new ApiError(500, {}), false],
  ['a session that is over', new ApiError(401, {}), false],
  ['a bug of ours', new TypeError('x is not a function'), false],
  ['no failure at all', null, false],
])('%s passes by itself: %s', (_name, error, passes) => {
  expect(isPassing(error)).toBe(passes);
  expect(askAgainMs({ state: { error } })).toBe(passes && ASK_AGAIN_MS);
});
