import type { SessionId } from '@jhola/domain';

/** A token is sent with each call of its session; this many sessions at once are remembered. */
const MOST = 10_000;

type Verified = { readonly sessionId: SessionId; readonly expiresAt: Date };

/**
 * Access tokens whose signature was verified, so that it is verified once and not with each call. Whether the session is
 * still open is read from the database all the same.
 */
export class VerifiedTokens {
  readonly #tokens = new Map<string, Verified>();

  add(token: string, verified: Verified): void {
    const [oldest] = this.#tokens.keys();
    if (this.#tokens.size >= MOST && oldest !== undefined) this.#tokens.delete(oldest);
    this.#tokens.set(token, verified);
  }

  /** The session of a token that was verified before and has not expired; null otherwise. */
  find(token: string, now: Date): SessionId | null {
    const verified = this.#tokens.get(token);
    if (verified === undefined) return null;
    if (verified.expiresAt > now) return verified.sessionId;
    this.#tokens.delete(token);
    return null;
  }
}
