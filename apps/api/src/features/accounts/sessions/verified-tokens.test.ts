import type { SessionId } from '@jhola/domain';
import { expect, test } from 'vitest';
import { VerifiedTokens } from './verified-tokens.ts';

const sessionId = '01m81qgdwk5zfmq71k64kx39v8' as SessionId;
const expiresAt = new Date('2026-01-01T10:00:00Z');
const verified = { sessionId, issuedAt: new Date('2026-01-01T09:45:00Z'), expiresAt };

test('a token is remembered until it expires, to the millisecond', () => {
  const tokens = new VerifiedTokens();
  tokens.add('a', verified);
  expect(tokens.find('a', new Date(expiresAt.getTime() - 1))).toEqual(verified);
  expect(tokens.find('a', expiresAt)).toBeNull();
  expect(tokens.find('b', new Date(0))).toBeNull();
});

test('only the last ten thousand are remembered', () => {
  const tokens = new VerifiedTokens();
  for (let n = 0; n <= 10_000; n += 1) tokens.add(`token ${n}`, verified);
  expect(tokens.find('token 0', new Date(0))).toBeNull();
  expect(tokens.find('token 1', new Date(0))).toEqual(verified);
});
