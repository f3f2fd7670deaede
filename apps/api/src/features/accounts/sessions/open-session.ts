import type { SessionId, UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import { REFRESH_TOKEN_SECONDS } from './session-cookies.ts';
import { insertRefreshToken, insertSession } from './sessions.queries.ts';

/** When a session that is opened or renewed now expires if it isn't used again: in 30 days. `extendSession` caps it. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1_000);
}

/** Creates a session and its first refresh token. `device`: a description of the device. */
export async function openSession(
  tx: Db,
  userId: UserId,
  now: Date,
  device = '',
): Promise<{ sessionId: SessionId; refreshToken: string }> {
  const sessionId = await insertSession(tx, { userId, now, expiresAt: sessionEnd(now), device });
  return { sessionId, refreshToken: await makeRefreshToken(tx, sessionId, now) };
}

/** Creates the next refresh token of a session; only its hash is stored. */
export async function makeRefreshToken(tx: Db, sessionId: SessionId, now: Date): Promise<string> {
  const token = makeSecret();
  await insertRefreshToken(tx, hashSecret(token), sessionId, now);
  return token;
}
