import { expect, test } from 'vitest';
import { AttemptKey } from './attempt-key.ts';

test('stays the same for the same form until the server has responded', () => {
  const key = new AttemptKey();
  const first = key.for({ total: 1 });
  expect(key.for({ total: 1 })).toBe(first);
  expect(key.for({ total: 2 })).not.toBe(first);
  const second = key.for({ total: 2 });
  key.done();
  expect(key.for({ total: 2 })).not.toBe(second);
});
