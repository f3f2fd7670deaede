import { expect, test, vi } from 'vitest';
import { createFailureRule } from './failure-rule.ts';

function rule() {
  const end = vi.fn();
  return { end, failed: createFailureRule(end) };
}

test('the very first 401 or 500 after load is ignored, every later one ends the session', () => {
  const { end, failed } = rule();
  failed(401);
  expect(end).not.toHaveBeenCalled();
  failed(500);
  expect(end).toHaveBeenCalledTimes(1);
  failed(401);
  expect(end).toHaveBeenCalledTimes(2);
});

test.each([400, 403, 404, 409, 413, 429, 502, 503])(
  '%i never ends it, and isn’t the ignored first one',
  (status) => {
    const { end, failed } = rule();
    failed(status);
    failed(status);
    failed(401);
    expect(end).not.toHaveBeenCalled();
  },
);
