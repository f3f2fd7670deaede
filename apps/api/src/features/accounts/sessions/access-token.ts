import { createHmac } from 'node:crypto';
import { isId, type SessionId } from '@jhola/domain';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import type { ServerKeys } from '../../../platform/keys/index.ts';
import { type Verified, VerifiedTokens } from './verified-tokens.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';

export type AccessTokens = {
  /** Reads the keys in advance, so that later calls need no query. */
  ready(): Promise<void>;
  make(sessionId: SessionId): Promise<string>;
  /** The contents of a token; null if it is forged, damaged or expired. */
  read(token: string, options?: { readonly evenExpired?: boolean }): Promise<Verified | null>;
  /**
   * Derives the refresh token that follows another one. The result is always the same, so that a lost response can be
   * repeated although the database stores only hashes.
   */
  successorOf(refreshToken: string): Promise<string>;
};

/**
 * An access token names its session and contains no claims that would have to be trusted. All processes of the shop
 * share the keys.
 */
export function createAccessTokens(keys: ServerKeys, clock: Clock): AccessTokens {
  const key = keys.reader('access-token');
  const refreshKey = keys.reader('refresh-token');
  const verified = new VerifiedTokens();
  return {
    async ready() {
      await Promise.all([key(), refreshKey()]);
    },
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
        const { sid, iat, exp } = payload;
        if (typeof sid !== 'string' || !isId<'Session'>(sid) || iat === undefined || exp === undefined)
          return null;
        const read = {
          sessionId: sid,
          issuedAt: new Date(iat * 1000),
          expiresAt: new Date(exp * 1000),
        };
        verified.add(token, read);
        return read;
      } catch {
        // Any invalid token gives no access.
        return null;
      }
    },
  };
}
