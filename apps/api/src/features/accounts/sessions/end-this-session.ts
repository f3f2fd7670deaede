import type { SessionId } from '@jhola/domain';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import type { Config } from '../../../platform/config.ts';
import type { Services } from '../../../platform/services.ts';
import { hashSecret } from '../secrets.ts';
import type { AccessTokens } from './access-token.ts';
import { bearerToken } from './bearer-token.ts';
import { isFromForeignPage } from './is-own-origin.ts';
import { accessCookie, refreshCookie } from './session-cookies.ts';
import { endSession, findSessionOfRefreshToken } from './sessions.queries.ts';

/**
 * Whether a request may log out. A page of another site can't log anybody out: a request that is authenticated by
 * cookies must come from our own pages, or from none (a typed URL). If it may not, its cookies must not be cleared
 * either.
 */
export function mayLogOut(request: FastifyRequest, config: Config): boolean {
  return bearerToken(request) !== null || !isFromForeignPage(request, config);
}

/**
 * Ends the session of a request. Does nothing if it has ended already. If the request has a bearer token, ends the
 * session of that token and ignores the cookies. Fails if the database is unavailable.
 */
export async function endThisSession(
  services: Services,
  tokens: AccessTokens,
  request: FastifyRequest,
): Promise<void> {
  const { db, clock } = services;
  const sessionId = await sessionOf(db, tokens, request);
  if (sessionId) await endSession(db, sessionId, clock.now());
}

/**
 * The session of a request's bearer token, or else of its cookies, also if the session has ended or a token has
 * expired; null if there is none.
 */
export async function sessionOf(
  db: Db,
  tokens: AccessTokens,
  request: FastifyRequest,
): Promise<SessionId | null> {
  const bearer = bearerToken(request);
  const access = bearer ?? accessCookie(request);
  const refresh = bearer === null ? refreshCookie(request) : null;
  const byAccess = access ? (await tokens.read(access, { evenExpired: true }))?.sessionId : undefined;
  if (byAccess !== undefined) return byAccess;
  return refresh ? findSessionOfRefreshToken(db, hashSecret(refresh)) : null;
}
