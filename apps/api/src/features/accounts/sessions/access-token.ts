import { createHmac } from 'node:crypto';
import { isId, type SessionId } from '@jhola/domain';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { createKeyReader } from '../../../platform/keys/index.ts';
import { VerifiedTokens } from './verified-tokens.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';

export type AccessTokens = {
  make(sessionId: SessionId): Promise<string>;
  /** The session of a token; null if it is forged, damaged or expired. */
  read(token: string, options?: { readonly evenExpired?: boolean }): Promise<SessionId | null>;
  /**
   * Derives the refresh token that follows another one. It is always the same, so that a lost response can be repeated
   * although the database stores only hashes.
   */
  successorOf(refreshToken: string): Promise<string>;
};

/**
 * An access token names its session and contains no claims that would have to be trusted. All processes of the shop
 * share the keys.
 */
export function createAccessTokens(db: Database, clock: Clock): AccessTokens {
  const key = createKeyReader(db, 'access-token');
  const refreshKey = createKeyReader(db, 'refresh-token');
  const verified = new VerifiedTokens();
  return {
    async successorOf(refreshToken) {
      return createHmac('sha256', await refreshKey())
        .update(refreshToken)
        .digest('base64url');
    },
    async make(sessionId) {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(await key());
    },
    async read(token, { evenExpired = false } = {}) {
      const known = verified.find(token, clock.now());
      if (known !== null) return known;
      const secret = await key();
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          currentDate: clock.now(),
          clockTolerance: evenExpired ? Number.MAX_SAFE_INTEGER : 0,
        });
        const { sid, exp } = payload;
        if (typeof sid !== 'string' || !isId(sid)) return null;
        if (exp !== undefined)
          verified.add(token, { sessionId: sid as SessionId, expiresAt: new Date(exp * 1000) });
        return sid as SessionId;
      } catch {
        // Any invalid token gives no access.
        return null;
      }
    },
  };
}
