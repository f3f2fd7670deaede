import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { fromDatabase, refusedWrite } from '../../../platform/http/database-error.ts';
import type { Join, ReadSession, SignedIn } from '../../../platform/http/signed-in.ts';
import type { UserStatement } from '../../../platform/user-statement.queries.ts';
import { bearerToken } from './bearer-token.ts';
import { isFromForeignPage, isOwnOrigin } from './is-own-origin.ts';
import { renewSession, type SessionNeeds } from './renew-session.ts';
import { readHasSecondFactor } from '../second-factor/factors.queries.ts';
import { accessCookie, refreshCookie } from './session-cookies.ts';
import { findLiveSession, type LiveSession, recordTokenUse } from './sessions.queries.ts';
import type { Verified } from './verified-tokens.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Authenticates a request by its Bearer token or, if it has none, by its cookies. If the access cookie has expired, the
 * refresh cookie renews the session, on any call, and the reply sets the new cookies.
 */
export function createSessionReader(needs: SessionNeeds): ReadSession {
  return async (request, reply, join) => {
    const bearer = bearerToken(request);
    if (bearer === null) return signInByCookies(needs, request, reply, join);
    const session = await liveSession(needs, bearer, join);
    if (session === null) throw new AppError('NO_SESSION');
    return session;
  };
}

async function signInByCookies(
  needs: SessionNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  join: Join | undefined,
): Promise<SignedIn | null> {
  const access = accessCookie(request);
  const refresh = refreshCookie(request);
  if (access === null && refresh === null) return null;
  const isRead = READING.has(request.method);
  if (!isRead && !isOwnOrigin(request, needs.config)) throw new AppError('FOREIGN_ORIGIN');
  const session = access && (await liveSession(needs, access, join));
  if (session) return session;
  // A page of another site can make a browser send its cookies with a read: this must not use up the refresh token.
  if (refresh === null || (isRead && isFromForeignPage(request, needs.config)))
    throw new AppError('NO_SESSION');
  return toSignedIn(needs, (await renewSession(needs, refresh, reply)).session);
}

async function liveSession(
  needs: SessionNeeds,
  token: string,
  join: Join | undefined,
): Promise<SignedIn | null> {
  const access = await needs.tokens.read(token);
  if (access === null) return null;
  const { issuedAt } = access;
  const statement = join?.() ?? null;
  const find = () => findSession(needs, access, statement);
  let session = await find();
  if (session === null) return null;
  if (isFirstUse(session, issuedAt)) {
    await recordFirstUse(needs, session, issuedAt);
    // A refresh token that was sent again at this moment may have recalled this access token.
    session = await find();
  }
  return session && toSignedIn(needs, session);
}

/**
 * Finds the session of a token, and executes the statement with it. If the database refuses the statement, finds only the
 * session: nothing was written then, and the action sends its statement by itself, to handle the error.
 */
async function findSession(
  { db, clock }: SessionNeeds,
  { sessionId, issuedAt }: Verified,
  statement: UserStatement<unknown> | null,
): Promise<LiveSession | null> {
  try {
    return await findLiveSession(db, sessionId, clock.now(), issuedAt, statement);
  } catch (error) {
    if (statement === null || !refusedWrite(error)) throw error;
    return findLiveSession(db, sessionId, clock.now(), issuedAt);
  }
}

/**
 * Whether this access token is of the session's last renewal, and none of that renewal was used before, as far as is
 * recorded.
 */
function isFirstUse({ unusedSince }: LiveSession, issuedAt: Date): boolean {
  return unusedSince !== null && issuedAt.getTime() >= Math.floor(unusedSince.getTime() / 1000) * 1000;
}

/** Ignores errors of the database: while it refuses writes, signed-in users can still read. */
async function recordFirstUse({ db }: SessionNeeds, session: LiveSession, issuedAt: Date): Promise<void> {
  try {
    await recordTokenUse(db, session, issuedAt);
  } catch (error) {
    if (fromDatabase(error) === null) throw error;
  }
}

/** Reads whether the user has a second factor only if that is required: of admins, if the shop is set up so. */
async function toSignedIn(
  { db, config }: SessionNeeds,
  { unusedSince: _, ...session }: LiveSession,
): Promise<SignedIn> {
  const needsOne = config.adminSecondFactor === 'required' && session.role === 'ADMIN';
  return { ...session, needsSecondFactor: needsOne && !(await readHasSecondFactor(db, session.userId)) };
}
