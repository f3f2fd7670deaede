import { createPath, type Location, type To } from 'react-router';

/** An entry of the tab's history that was walked to with the browser's own buttons. */
export type Step = {
  readonly location: Location;
  /** How many entries it lies ahead, or behind where negative. */
  readonly delta: number;
  /** A link to another place on the page: the browser has made the entry, and scrolled there. */
  readonly isOnPage: boolean;
};

/** What an entry carries in `history.state`: a name, its place in the row, and what its maker handed on. */
type EntryState = { readonly key: string; readonly index: number; readonly handed: unknown };

export type HistoryEntries = {
  /** A place in the shop as a location, with a new name. */
  locationOf(to: To, state?: unknown): Location;
  /** The entry that the tab shows. */
  present(): Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(delta: number): void;
  /** Hears of each step by the browser's buttons, once it was taken. Gives what ends the hearing. */
  listen(onStep: (step: Step) => void): () => void;
};

/** The history of this tab, whose entries know their place in it. */
export function browserHistory(tab: Window): HistoryEntries {
  const stateOf = () => tab.history.state as Partial<EntryState> | null;
  const write = (how: 'pushState' | 'replaceState', { key, state, ...path }: Location, at: number) => {
    try {
      tab.history[how]({ key, index: at, handed: state } satisfies EntryState, '', createPath(path));
      index = at;
    } catch (error) {
      // Safari takes a hundred changes in half a minute. The page is shown all the same; the next change catches up.
      if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
    }
  };

  function present(): Location {
    const { pathname, search, hash } = tab.location;
    const { key = newKey(), handed = null } = stateOf() ?? {};
    return { pathname, search, hash, key, state: handed };
  }

  let index = stateOf()?.index ?? 0;
  if (stateOf()?.index === undefined) write('replaceState', present(), index);

  return {
    present,
    locationOf(to, state = null) {
      const path = typeof to === 'string' ? to : createPath(to);
      const { pathname, search, hash } = new URL(path, tab.location.href);
      return { pathname, search, hash, key: newKey(), state };
    },
    push: (location) => write('pushState', location, index + 1),
    replace: (location) => write('replaceState', location, index),
    go: (delta) => tab.history.go(delta),
    listen(onStep) {
      const hear = () => {
        const before = index;
        const isOnPage = stateOf()?.index === undefined;
        if (isOnPage) write('replaceState', present(), before + 1);
        index = stateOf()?.index ?? before;
        onStep({ location: present(), delta: index - before, isOnPage });
      };
      tab.addEventListener('popstate', hear);
      return () => tab.removeEventListener('popstate', hear);
    },
  };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
