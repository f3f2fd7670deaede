import { createPath, type Location, type NavigateOptions, type To } from 'react-router';
import type { HistoryEntries } from './history-entries.ts';
import type { LoadedPage } from './loaded-page.ts';

/** A page that is shown, and how one came to it. */
export type Visit = {
  readonly location: Location;
  /** By the browser's buttons (and as the document was opened), by an entry of its own, or in the last one's place. */
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
  readonly page: LoadedPage;
  /** The page stays where it is scrolled to: what changed is only what it shows of itself. */
  readonly keepsScroll: boolean;
};

/** Says whether a page may not be left for `next` without a question. */
export type LeaveRule = (present: Location, next: Location) => boolean;

/** A walk that a page has stopped, until somebody decides. */
export type StoppedWalk = { readonly leave: () => void; readonly stay: () => void };

export type NavigatorState = {
  readonly visit: Visit;
  /** Where one is on the way to, while that page's code or data isn't there yet. */
  readonly awaited: Location | null;
  readonly stopped: StoppedWalk | null;
};

/**
 * Has a location's page, at once where all of it is there already. What can't be had is in the page; only an
 * aborted `signal` may leave it unfinished.
 */
export type LoadVisit = (
  location: Location,
  present: Visit,
  signal: AbortSignal,
) => LoadedPage | Promise<LoadedPage>;

export type PageNavigator = {
  readonly state: NavigatorState;
  /** Ends when the page is shown, or the walk was given up for another one. */
  go(to: To | number, options?: NavigateOptions): Promise<void>;
  /** Loads the present page anew. */
  reload(): Promise<void>;
  /** Fetches what the page of an address needs, for somebody who is about to go there. */
  fetchAhead(to: To): void;
  /** Stops walks from the present page for which `rule` says so. Gives what takes it back. */
  guard(rule: LeaveRule): () => void;
  /** Hears each change of the state, and the browser's own buttons meanwhile. */
  subscribe(onChange: (state: NavigatorState) => void): () => void;
};

/**
 * Walks from page to page: the present one stays until the next has all it needs, and only the latest walk counts.
 * The address changes with the page; where the browser has changed it already, the page follows.
 */
export function createPageNavigator(
  entries: HistoryEntries,
  { load, fetchAhead }: { load: LoadVisit; fetchAhead: (location: Location) => void },
  start: Visit,
  onLeave: () => void,
): PageNavigator {
  let state: NavigatorState = { visit: start, awaited: null, stopped: null };
  let walk = new AbortController();
  /** Steps of our own making, which undo one of the browser's or take it again. */
  let ownStep: 'back' | 'again' | null = null;
  /** Each with the path that it was made for: the page may be gone before its component is. */
  const rules = new Map<LeaveRule, string>();
  const hearers = new Set<(state: NavigatorState) => void>();

  function change(to: Partial<NavigatorState>): void {
    state = { ...state, ...to };
    for (const hear of hearers) hear(state);
  }

  async function walkTo(
    location: Location,
    action: Visit['action'],
    { preventScrollReset = false }: NavigateOptions = {},
  ): Promise<void> {
    walk.abort();
    walk = new AbortController();
    const { signal } = walk;
    const loading = load(location, state.visit, signal);
    if (loading instanceof Promise) change({ awaited: location });
    const page = loading instanceof Promise ? await loading : loading;
    if (signal.aborted) return;
    onLeave();
    if (action === 'PUSH') entries.push(location);
    if (action === 'REPLACE') entries.replace(location);
    change({ visit: { location, action, page, keepsScroll: preventScrollReset }, awaited: null });
  }

  function isStopped(next: Location): boolean {
    const present = state.visit.location;
    return [...rules].some(([rule, path]) => path === present.pathname && rule(present, next));
  }

  function stop(leave: () => void): void {
    const end = () => change({ stopped: null });
    change({
      stopped: {
        stay: end,
        leave: () => {
          end();
          leave();
        },
      },
    });
  }

  return {
    get state() {
      return state;
    },
    async go(to, options = {}) {
      if (typeof to === 'number') return entries.go(to);
      const location = entries.locationOf(to, options.state);
      const action = options.replace ? 'REPLACE' : 'PUSH';
      if (isStopped(location)) return stop(() => void walkTo(location, action, options));
      return walkTo(location, action, options);
    },
    reload() {
      const { location } = state.visit;
      return walkTo(entries.locationOf(createPath(location), location.state), 'REPLACE', {
        preventScrollReset: true,
      });
    },
    fetchAhead: (to) => fetchAhead(entries.locationOf(to)),
    guard(rule) {
      rules.set(rule, state.visit.location.pathname);
      return () => rules.delete(rule);
    },
    subscribe(onChange) {
      hearers.add(onChange);
      const endListening = entries.listen(({ location, delta, isOnPage }) => {
        const step = ownStep;
        ownStep = null;
        if (step === 'back') return;
        if (step === null && isStopped(location)) {
          ownStep = 'back';
          entries.go(-delta);
          stop(() => {
            ownStep = 'again';
            entries.go(delta);
          });
          return;
        }
        void walkTo(location, 'POP', { preventScrollReset: isOnPage });
      });
      return () => {
        hearers.delete(onChange);
        endListening();
      };
    },
  };
}
