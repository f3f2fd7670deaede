import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { hashSecret } from '../secrets.ts';
import { storeLanguage } from '../accounts.queries.ts';
import type { AccessTokens } from './access-token.ts';
import { sessionEnd } from './open-session.ts';
import type { Tokens } from './session-cookies.ts';
import {
  endSession,
  findLiveSession,
  insertSuccessor,
  isSuccessorUsed,
  type LiveSession,
  lockRefreshToken,
  markRefreshTokenUsed,
  prolongSession,
} from './sessions.queries.ts';

/**
 * If a used token is sent again within this time, the reason is a lost response, a second tab or a parallel request;
 * later it is treated as stolen.
 */
const GRACE_MS = 10_000;

type Needs = { readonly db: Database; readonly clock: Clock; readonly tokens: AccessTokens };

export type RenewedSession = { readonly session: LiveSession; readonly tokens: Tokens };

/**
 * Exchanges a refresh token for the next one and a new access token. A token has one successor: if it is sent again
 * within the grace period, it gets the same successor, until that one is used. Any other token that was exchanged
 * before ends the whole session, whoever sends it. Throws NO_SESSION for an invalid token.
 */
export async function refreshSession(
  { db, clock, tokens }: Needs,
  token: string | null,
): Promise<RenewedSession> {
  if (token === null) throw new AppError('NO_SESSION');
  const now = clock.now();
  const refreshToken = await tokens.successorOf(token);
  const session = await inTransaction(db, (tx) =>
    trade(tx, hashSecret(token), hashSecret(refreshToken), now),
  );
  // Thrown outside of the transaction, so that ending a stolen session isn't rolled back.
  if (session === null) throw new AppError('NO_SESSION');
  await storeLanguage(db, session.userId);
  return { session, tokens: { refreshToken, accessToken: await tokens.make(session.sessionId) } };
}

async function trade(tx: Db, hash: Buffer, successor: Buffer, now: Date): Promise<LiveSession | null> {
  const known = await lockRefreshToken(tx, hash);
  if (known === null) return null;
  const { sessionId, usedAt } = known;
  if (usedAt !== null) {
    const isLate = now.getTime() - usedAt.getTime() > GRACE_MS;
    // The successor has been used, so this token is a copy, and not a retry after a lost response.
    if (isLate || (await isSuccessorUsed(tx, hash))) {
      await endSession(tx, sessionId, now);
      return null;
    }
  }
  const session = await findLiveSession(tx, sessionId, now);
  if (session === null) return null;
  if (usedAt === null) await markRefreshTokenUsed(tx, hash, now);
  await insertSuccessor(tx, hash, successor, sessionId, now);
  await prolongSession(tx, sessionId, now, sessionEnd(now));
  return session;
}
