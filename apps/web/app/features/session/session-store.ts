import { onRestored } from '#platform/on-restored.ts';
import type { TokenStore } from './token-store.ts';

/** `unknown`: not read yet (in the server's HTML, and until hydration). */
export type Session = 'unknown' | 'none' | { readonly id: string };

/** The session that this tab shows. Notifies listeners of changes, and follows the other tabs. */
export class SessionStore {
  readonly #tokens: TokenStore;
  readonly #listeners = new Set<() => void>();
  #shown: Session | undefined;
  #stopWatching: () => void = () => undefined;
  #endedId: string | null = null;

  constructor(tokens: TokenStore) {
    this.#tokens = tokens;
  }

  /** The same object as long as the session is the same. */
  current = (): Session => {
    this.#shown ??= this.#look();
    return this.#shown;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.current();
    if (this.#listeners.size === 0) {
      window.addEventListener('storage', this.#lookAgain);
      this.#stopWatching = onRestored(this.#lookAgain);
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      window.removeEventListener('storage', this.#lookAgain);
      this.#stopWatching();
    };
  };

  /** Opens a session with the tokens of a login. */
  begin(access: string, refresh: string): void {
    this.#endedId = null;
    this.#tokens.begin(access, refresh);
    this.#lookAgain();
  }

  /** Removes the tokens. */
  end(): void {
    this.#tokens.remove();
    this.#lookAgain();
  }

  /** Clears local storage, including the tokens. */
  clear(): void {
    this.#tokens.clear();
    this.#lookAgain();
  }

  /**
   * Clears local storage after the server has ended `session`, unless somebody else has logged in since. Returns whether
   * nobody is logged in now.
   */
  clearAfter(session: Session): boolean {
    this.#lookAgain();
    const isOver = this.current() === session || this.current() === 'none';
    if (isOver) this.clear();
    return isOver;
  }

  /**
   * Call it when the server says that this session has ended: it is no longer shown, whatever the store still contains.
   */
  markEnded(): void {
    this.#endedId = this.#tokens.sessionId();
    this.#lookAgain();
  }

  #look(): Session {
    const id = this.#tokens.sessionId();
    return id === null || id === this.#endedId ? 'none' : { id };
  }

  #lookAgain = (): void => {
    const before = this.current();
    const now = this.#look();
    if (idOf(before) === idOf(now)) return;
    this.#shown = now;
    for (const listener of this.#listeners) listener();
  };
}

function idOf(session: Session): string {
  return typeof session === 'string' ? session : `id ${session.id}`;
}
