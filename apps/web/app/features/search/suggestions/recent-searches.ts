import type { TextStore } from '#platform/browser-store.ts';
import { createStorageListeners } from '#platform/storage-listeners.ts';

const KEY = 'recent-searches';
const MOST = 8;

/**
 * The last searches of this browser, newest first. They are stored on the device, never sent, and deleted with the rest
 * of the local storage at logout.
 */
export class RecentSearches {
  readonly #store: () => TextStore;
  readonly #listeners = createStorageListeners();

  constructor(store: () => TextStore) {
    this.#store = store;
  }

  /** The text that is stored; `termsIn` parses it. */
  readonly stored = (): string | null => this.#store().getItem(KEY);

  /**
   * Adds a term at the front. Replaces an equal term, and the last one if it was the beginning of this one: the shopper
   * only paused while typing.
   */
  remember(term: string): void {
    const kept = term.trim();
    if (kept === '') return;
    const isSame = (other: string) => other.toLowerCase() === kept.toLowerCase();
    const isBeginning = (other: string) => kept.toLowerCase().startsWith(other.toLowerCase());
    const others = termsIn(this.stored()).filter(
      (other, index) => !isSame(other) && (index > 0 || !isBeginning(other)),
    );
    this.#store().setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
    this.#listeners.notify();
  }

  clear(): void {
    this.#store().removeItem(KEY);
    this.#listeners.notify();
  }

  /** Calls `listener` after each change, also of another tab; returns a function that unsubscribes it. */
  readonly subscribe = this.#listeners.subscribe;
}

/** The terms of a stored text, newest first; none if it can't be parsed. */
export function termsIn(stored: string | null): readonly string[] {
  try {
    const terms: unknown = JSON.parse(stored ?? '');
    return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}
