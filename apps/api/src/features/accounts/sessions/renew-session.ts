import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccessTokens } from './access-token.ts';
import { refreshSession, type RenewedSession } from './refresh-session.ts';
import { clearSessionCookies, setSessionCookies } from './session-cookies.ts';

export type SessionNeeds = {
  readonly db: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly tokens: AccessTokens;
  readonly log: Services['log'];
};

/**
 * Exchanges a refresh token and sets the new cookies on the reply, whatever the response of the call is. If the session
 * has ended, clears the cookies and throws NO_SESSION.
 */
export async function renewSession(
  needs: SessionNeeds,
  refreshToken: string | null,
  reply: FastifyReply,
): Promise<RenewedSession> {
  const { config } = needs;
  try {
    const renewed = await refreshSession(needs, refreshToken);
    setSessionCookies(reply, config, renewed.tokens);
    return renewed;
  } catch (error) {
    // Only if the session has ended: while the database is unavailable, nobody is logged out.
    if (error instanceof AppError && error.code === 'NO_SESSION') clearSessionCookies(reply, config);
    throw error;
  }
}
