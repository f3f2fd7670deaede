import type { SessionId } from '@jhola/domain';

/** The most tokens that are remembered. */
const MOST = 10_000;

/** `issuedAt` in whole seconds. */
export type Verified = { readonly sessionId: SessionId; readonly issuedAt: Date; readonly expiresAt: Date };

/**
 * Remembers access tokens whose signature was verified, so that it isn't verified again for each request. Whether the
 * session is still open is always read from the database.
 */
export class VerifiedTokens {
  readonly #tokens = new Map<string, Verified>();

  add(token: string, verified: Verified): void {
    const [oldest] = this.#tokens.keys();
    if (this.#tokens.size >= MOST && oldest !== undefined) this.#tokens.delete(oldest);
    this.#tokens.set(token, verified);
  }

  /** The contents of a token that was verified before and has not expired; null otherwise. */
  find(token: string, now: Date): Verified | null {
    const verified = this.#tokens.get(token);
    if (verified === undefined) return null;
    if (verified.expiresAt > now) return verified;
    this.#tokens.delete(token);
    return null;
  }
}
