import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database.ts';
import type { AccessTokens } from './access-token.ts';
import { refreshSession, type RenewedSession } from './refresh-session.ts';
import { clearSessionCookies, setSessionCookies } from './session-cookies.ts';

export type SessionNeeds = {
  readonly db: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly tokens: AccessTokens;
};

/**
 * Trades a refresh token and sets the new cookies on the reply, whatever the call answers otherwise. If the session
 * is over it clears the cookies and throws NO_SESSION.
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
    // Only if the session is over: a database that is away for a moment logs nobody out.
    if (error instanceof AppError && error.code === 'NO_SESSION') clearSessionCookies(reply, config);
    throw error;
  }
}
