import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { ReadSession, SignedIn } from '../../../platform/http/signed-in.ts';
import { bearerToken } from './bearer-token.ts';
import { isFromForeignPage, isOwnOrigin } from './is-own-origin.ts';
import { renewSession, type SessionNeeds } from './renew-session.ts';
import { accessCookie, refreshCookie } from './session-cookies.ts';
import { findLiveSession, type LiveSession } from './sessions.queries.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Authenticates a request by its Bearer token or, if it has none, by its cookies. If the access cookie has expired, the
 * refresh cookie renews the session, on any call, and the reply sets the new cookies.
 */
export function createSessionReader(needs: SessionNeeds): ReadSession {
  return async (request, reply) => {
    const bearer = bearerToken(request);
    if (bearer === null) return signInByCookies(needs, request, reply);
    const session = await liveSession(needs, bearer);
    if (session === null) throw new AppError('NO_SESSION');
    return session;
  };
}

async function signInByCookies(
  needs: SessionNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | null> {
  const access = accessCookie(request);
  const refresh = refreshCookie(request);
  if (access === null && refresh === null) return null;
  const isRead = READING.has(request.method);
  if (!isRead && !isOwnOrigin(request, needs.config)) throw new AppError('FOREIGN_ORIGIN');
  const session = access && (await liveSession(needs, access));
  if (session) return session;
  // A page of another site can make a browser send its cookies with a read: this must not use up the refresh token.
  if (refresh === null || (isRead && isFromForeignPage(request, needs.config)))
    throw new AppError('NO_SESSION');
  return toSignedIn(needs, (await renewSession(needs, refresh, reply)).session);
}

async function liveSession(needs: SessionNeeds, token: string): Promise<SignedIn | null> {
  const { db, clock, tokens } = needs;
  const sessionId = await tokens.read(token);
  const session = sessionId && (await findLiveSession(db, sessionId, clock.now()));
  return session && toSignedIn(needs, session);
}

function toSignedIn({ config }: SessionNeeds, { isAdminWithoutFactor, ...session }: LiveSession): SignedIn {
  return { ...session, needsSecondFactor: isAdminWithoutFactor && config.adminSecondFactor === 'required' };
}
