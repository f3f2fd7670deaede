import type { TextStore } from '#platform/browser-store.ts';

const KEY = 'recent-searches';
const MOST = 8;

const NONE: readonly string[] = [];

/**
 * The last searches of this browser, newest first. They are stored on the device, never sent, and deleted with the rest
 * of the local storage at logout.
 */
export class RecentSearches {
  readonly #store: () => TextStore;
  readonly #listeners = new Set<() => void>();
  /** A cache of the parsed list, so that the list is the same object as long as the stored text is the same. */
  #parsed: { readonly text: string | null; readonly terms: readonly string[] } = { text: null, terms: NONE };

  constructor(store: () => TextStore) {
    this.#store = store;
  }

  readonly read = (): readonly string[] => {
    const text = this.#store().getItem(KEY);
    if (text !== this.#parsed.text) this.#parsed = { text, terms: termsIn(text) };
    return this.#parsed.terms;
  };

  /**
   * Adds a term at the front. Replaces an equal term, and the last one if it was the beginning of this one: the shopper
   * only paused while typing.
   */
  remember(term: string): void {
    const kept = term.trim();
    if (kept === '') return;
    const isSame = (other: string) => other.toLowerCase() === kept.toLowerCase();
    const isBeginning = (other: string) => kept.toLowerCase().startsWith(other.toLowerCase());
    const others = this.read().filter((other, index) => !isSame(other) && (index > 0 || !isBeginning(other)));
    this.#store().setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
    this.#tell();
  }

  clear(): void {
    this.#store().removeItem(KEY);
    this.#tell();
  }

  /** Calls `listener` after each change, also of another tab; returns a function that unsubscribes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Parses the stored list; invalid text counts as an empty one. */
function termsIn(text: string | null): readonly string[] {
  try {
    const terms: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(terms)) return NONE;
    return terms.filter((term): term is string => typeof term === 'string').slice(0, MOST);
  } catch {
    return NONE;
  }
}
