import type { SessionId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { hashSecret } from '../secrets.ts';
import type { AccessTokens } from './access-token.ts';
import { makeRefreshToken, sessionEnd } from './open-session.ts';
import type { Tokens } from './session-cookies.ts';
import {
  endSession,
  findLiveSession,
  lockRefreshToken,
  markRefreshTokenUsed,
  prolongSession,
} from './sessions.queries.ts';

/** A used token within this time is a lost answer or a second tab; later it is a stolen one. */
const GRACE_MS = 10_000;

/**
 * Trades a refresh token for the next one and a new access token. A token that was traded before ends the whole
 * session, whoever holds it. Throws NO_SESSION for a token that opens nothing.
 */
export async function refreshSession(
  services: Services,
  tokens: AccessTokens,
  token: string | null,
): Promise<Tokens> {
  const { db, clock } = services;
  if (token === null) throw new AppError('NO_SESSION');
  const now = clock.now();
  const next = await inTransaction(db, (tx) => trade(tx, hashSecret(token), now));
  // Thrown outside, so that ending a stolen session isn't undone with the transaction.
  if (next === null) throw new AppError('NO_SESSION');
  return { refreshToken: next.refreshToken, accessToken: await tokens.make(next.sessionId) };
}

async function trade(
  tx: Db,
  hash: Buffer,
  now: Date,
): Promise<{ sessionId: SessionId; refreshToken: string } | null> {
  const known = await lockRefreshToken(tx, hash);
  if (known === null) return null;
  const { sessionId, usedAt } = known;
  if (usedAt !== null && now.getTime() - usedAt.getTime() > GRACE_MS) {
    await endSession(tx, sessionId, now);
    return null;
  }
  if ((await findLiveSession(tx, sessionId, now)) === null) return null;
  if (usedAt === null) await markRefreshTokenUsed(tx, hash, now);
  await prolongSession(tx, sessionId, sessionEnd(now));
  return { sessionId, refreshToken: await makeRefreshToken(tx, sessionId, now) };
}
