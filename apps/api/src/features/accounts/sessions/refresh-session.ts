import { DAY_MS, type SessionId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
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
  recordRenewal,
  extendSession,
  recallUnusedTokens,
} from './sessions.queries.ts';

/**
 * If a used token is sent again within this time, its response was lost, or a second tab or a parallel call sends it.
 */
const GRACE_MS = 10_000;
/**
 * Within this time, its response was lost if no token of that response was ever used. Later the token counts as copied.
 */
const LOST_MS = DAY_MS;

type Needs = {
  readonly db: Database;
  readonly clock: Clock;
  readonly tokens: AccessTokens;
  readonly log: Services['log'];
};

export type RenewedSession = { readonly session: LiveSession; readonly tokens: Tokens };

/**
 * Exchanges a refresh token for the next one and a new access token. A token has one successor: if it is sent again
 * within the grace period, it gets the same successor, until that one is used. After the grace period it gets this
 * successor only if the first response was lost, which means that no access token of it was ever used; those access
 * tokens are then recalled. Any other token that was exchanged before ends the whole session, whoever sends it, and is
 * logged. Throws NO_SESSION for an invalid token.
 */
export async function refreshSession(
  { db, clock, tokens, log }: Needs,
  token: string | null,
): Promise<RenewedSession> {
  if (token === null) throw new AppError('NO_SESSION');
  const now = clock.now();
  const refreshToken = await tokens.successorOf(token);
  const { session, stolen } = await inTransaction(db, (tx) =>
    exchange(tx, hashSecret(token), hashSecret(refreshToken), now),
  );
  if (stolen !== null) {
    log.warn({ security: 'refreshToken', outcome: 'COPIED_TOKEN', session: stolen }, 'Security event');
  }
  // Thrown outside of the transaction, so that ending a stolen session isn't rolled back.
  if (session === null) throw new AppError('NO_SESSION');
  await storeLanguage(db, session.userId);
  return { session, tokens: { refreshToken, accessToken: await tokens.make(session.sessionId) } };
}

/** The result of an exchange; `stolen` is the session that was ended, because somebody had copied its token. */
type Exchanged = { readonly session: LiveSession | null; readonly stolen: SessionId | null };

/** The token is invalid, or its session has ended. */
const NOTHING: Exchanged = { session: null, stolen: null };

async function exchange(tx: Db, hash: Buffer, successor: Buffer, now: Date): Promise<Exchanged> {
  const known = await lockRefreshToken(tx, hash);
  if (known === null) return NOTHING;
  const { sessionId, usedAt } = known;
  if (usedAt !== null && !(await isSentAgain(tx, hash, { sessionId, usedAt, now }))) {
    const wasOpen = await endSession(tx, sessionId, now);
    return { session: null, stolen: wasOpen ? sessionId : null };
  }
  const session = await findLiveSession(tx, sessionId, now, null);
  if (session === null) return NOTHING;
  if (usedAt === null) {
    await markRefreshTokenUsed(tx, hash, now);
    await recordRenewal(tx, sessionId, now);
  }
  await insertSuccessor(tx, hash, successor, sessionId, now);
  await extendSession(tx, sessionId, now, sessionEnd(now));
  return { session, stolen: null };
}

type Again = { readonly sessionId: SessionId; readonly usedAt: Date; readonly now: Date };

/** Whether a refresh token is sent again because its response was lost. Otherwise it was copied. */
async function isSentAgain(tx: Db, hash: Buffer, { sessionId, usedAt, now }: Again): Promise<boolean> {
  // The holder of the successor got the response.
  if (await isSuccessorUsed(tx, hash)) return false;
  const agoMs = now.getTime() - usedAt.getTime();
  if (agoMs <= GRACE_MS) return true;
  return agoMs <= LOST_MS && (await recallUnusedTokens(tx, sessionId, usedAt, now));
}
