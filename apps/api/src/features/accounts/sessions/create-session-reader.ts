import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database.ts';
import type { ReadSession } from '../../../platform/http/signed-in.ts';
import type { AccessTokens } from './access-token.ts';
import { bearerToken } from './bearer-token.ts';
import { isOwnOrigin } from './is-own-origin.ts';
import { accessCookie } from './session-cookies.ts';
import { findLiveSession } from './sessions.queries.ts';

type Needs = {
  readonly db: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly tokens: AccessTokens;
};

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Signs a request in by its Bearer token or, where it sends none, by its cookies. */
export function createSessionReader({ db, config, clock, tokens }: Needs): ReadSession {
  return async (request) => {
    const bearer = bearerToken(request);
    const token = bearer ?? accessCookie(request);
    if (token === null) return null;
    if (bearer === null && !READING.has(request.method) && !isOwnOrigin(request, config)) {
      throw new AppError('FOREIGN_ORIGIN');
    }
    const sessionId = await tokens.read(token);
    const session = sessionId && (await findLiveSession(db, sessionId, clock.now()));
    if (!session) throw new AppError('NO_SESSION');
    return session;
  };
}
