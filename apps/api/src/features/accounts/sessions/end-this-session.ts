import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { hashSecret } from '../secrets.ts';
import type { AccessTokens } from './access-token.ts';
import { bearerToken } from './bearer-token.ts';
import { isFromForeignPage } from './is-own-origin.ts';
import { accessCookie, refreshCookie } from './session-cookies.ts';
import { endSession, findSessionOfRefreshToken } from './sessions.queries.ts';

/**
 * Ends the session of a request, whether it is open or has ended, so that logging out can't fail. A page of another
 * site can't log anybody out: a request that is authenticated by cookies must come from our own pages, or from none (a
 * typed URL). Returns whether the request was permitted; if not, its cookies must not be cleared.
 */
export async function endThisSession(
  services: Services,
  tokens: AccessTokens,
  request: FastifyRequest,
): Promise<boolean> {
  const { db, clock } = services;
  const bearer = bearerToken(request);
  if (bearer === null && isFromForeignPage(request, services.config)) return false;
  const access = bearer ?? accessCookie(request);
  const refresh = bearer === null ? refreshCookie(request) : null;
  const byAccess = access ? (await tokens.read(access, { evenExpired: true }))?.sessionId : undefined;
  const sessionId = byAccess || (refresh && (await findSessionOfRefreshToken(db, hashSecret(refresh))));
  if (sessionId) await endSession(db, sessionId, clock.now());
  return true;
}
