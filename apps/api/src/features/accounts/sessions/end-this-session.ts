import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { hashSecret } from '../secrets.ts';
import type { AccessTokens } from './access-token.ts';
import { bearerToken } from './bearer-token.ts';
import { isFromForeignPage } from './is-own-origin.ts';
import { accessCookie, refreshCookie } from './session-cookies.ts';
import { endSession, findSessionOfRefreshToken } from './sessions.queries.ts';

/**
 * Ends the session that a request carries, dead or alive, so that logging out can't fail. A page of another site
 * can't log anybody out: what rides on cookies has to come from us, or from nowhere (an address typed in).
 * Returns whether the request could ask for it: if not, its cookies have to stay too.
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
  const byAccess = access && (await tokens.read(access, { evenExpired: true }));
  const sessionId = byAccess || (refresh && (await findSessionOfRefreshToken(db, hashSecret(refresh))));
  if (sessionId) await endSession(db, sessionId, clock.now());
  return true;
}
