import { type Location, pathOf } from './location.ts';

/** A traversal of the tab's history: by the browser's buttons, by a gesture, or by `go`. */
export type Step = {
  readonly location: Location;
  /** Index of the new current entry in the history; 0 is the shop's first entry. */
  readonly index: number;
  /** How many entries forward; negative is back. */
  readonly delta: number;
  /** A link to a fragment of the page: the browser has added the entry, and scrolled. */
  readonly isOnPage: boolean;
  /** See HistoryEntries.layers. */
  readonly layers: number;
};

/** What an entry keeps in `history.state`. */
type EntryState = {
  readonly key: string;
  readonly index: number;
  /** The state that was passed to the navigation. */
  readonly handed: unknown;
  readonly layers?: number;
};

export type HistoryEntries = {
  /** Makes a location, with a new key, of an address in the shop. */
  locationOf(path: string, state?: unknown): Location;
  /** The location of the current entry. */
  present(): Location;
  /** Index of the current entry in the history; 0 is the shop's first entry. */
  readonly index: number;
  /** 0 for a page's own entry; n for the entry of the nth open layer (dialog, drawer, …) above the page. */
  readonly layers: number;
  push(location: Location): void;
  replace(location: Location): void;
  /** Adds an entry with the present address and key for one more open layer. */
  pushLayer(): void;
  go(delta: number): void;
  /** Calls `onStep` after each traversal. Returns a function that unsubscribes it. */
  listen(onStep: (step: Step) => void): () => void;
};

/** The history of this tab, with an index for each entry. */
export function browserHistory(tab: Window): HistoryEntries {
  const stateOf = () => tab.history.state as Partial<EntryState> | null;
  const write = (
    how: 'pushState' | 'replaceState',
    { key, state, ...path }: Location,
    at: number,
    layers = 0,
  ) => {
    const entry: EntryState = { key, index: at, handed: state, ...(layers > 0 && { layers }) };
    try {
      tab.history[how](entry, '', pathOf(path));
      index = at;
    } catch (error) {
      // Safari allows a hundred changes in thirty seconds. The page is shown nevertheless; the next change catches up.
      if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
    }
  };

  function present(): Location {
    const { pathname, search, hash } = tab.location;
    const { key = newKey(), handed = null } = stateOf() ?? {};
    return { pathname, search, hash, key, state: handed };
  }

  const layersNow = () => stateOf()?.layers ?? 0;
  let index = stateOf()?.index ?? 0;
  if (stateOf()?.index === undefined) write('replaceState', present(), index);

  return {
    present,
    get index() {
      return index;
    },
    get layers() {
      return layersNow();
    },
    locationOf(path, state = null) {
      const { pathname, search, hash } = new URL(path, tab.location.href);
      return { pathname, search, hash, key: newKey(), state };
    },
    push: (location) => write('pushState', location, index + 1),
    replace: (location) => write('replaceState', location, index),
    pushLayer: () => write('pushState', present(), index + 1, layersNow() + 1),
    go: (delta) => tab.history.go(delta),
    listen(onStep) {
      const onPopState = () => {
        const before = index;
        const isOnPage = stateOf()?.index === undefined;
        if (isOnPage) write('replaceState', present(), before + 1);
        index = stateOf()?.index ?? before;
        onStep({ location: present(), index, delta: index - before, isOnPage, layers: layersNow() });
      };
      tab.addEventListener('popstate', onPopState);
      return () => tab.removeEventListener('popstate', onPopState);
    },
  };
}

/** Whether the previous entry of the tab's history is a page of the shop. */
export function hasShopPageBefore(tab: Window): boolean {
  const { index = 0 } = (tab.history.state ?? {}) as Partial<EntryState>;
  return index > 0;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
