import type { TextStore } from '#platform/browser-store.ts';
import { ACCESS, SESSION, sessionIdIn } from './session-id.ts';
import { lifetimeMs } from './token-lifetime.ts';

/** The two tokens of a session, and when the access token expires by this machine's clock. */
export type Tokens = { readonly access: string; readonly refresh: string; readonly untilMs: number };

const REFRESH = 'refreshToken';
const UNTIL = 'accesstokenUntil';

/** The session in local storage. */
export class TokenStore {
  readonly #store: () => TextStore;
  readonly #now: () => number;

  constructor(store: () => TextStore, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  read(): Tokens | null {
    const access = this.#store().getItem(ACCESS);
    if (!access) return null;
    const untilMs = Number(this.#store().getItem(UNTIL) ?? 0);
    return { access, refresh: this.#store().getItem(REFRESH) ?? '', untilMs };
  }

  /** The session's id; null without one. */
  sessionId(): string | null {
    return sessionIdIn(this.#store());
  }

  begin(access: string, refresh: string): void {
    this.#store().setItem(SESSION, crypto.getRandomValues(new Uint32Array(2)).join('-'));
    this.renew(access, refresh);
  }

  renew(access: string, refresh: string): void {
    this.#store().setItem(UNTIL, String(this.#now() + lifetimeMs(access)));
    this.#store().setItem(REFRESH, refresh);
    this.#store().setItem(ACCESS, access);
  }

  remove(): void {
    for (const key of [ACCESS, REFRESH, UNTIL, SESSION]) this.#store().removeItem(key);
  }

  clear(): void {
    this.#store().clear();
  }
}
