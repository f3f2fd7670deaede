import type { HistoryEntries, Step } from './history-entries.ts';
import { createLayerStack, type LayerStack } from './layer-stack.ts';
import type { LoadedPage, LoadingPage } from './loaded-page.ts';
import { type Location, type NavigateOptions, pathOf } from './location.ts';

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

/** A navigation that a page has blocked until the user decides. */
export type StoppedNavigation = { readonly leave: () => void; readonly stay: () => void };

export type NavigatorState = {
  readonly visit: Visit;
  /** Where one is on the way to, while that page's code or data isn't there yet. */
  readonly awaited: Location | null;
  readonly stopped: StoppedNavigation | null;
};

/**
 * Loads a location's page; returns it where all of it is there already. What can't be loaded is in the page; only an
 * aborted `signal` may leave it unfinished.
 */
export type LoadVisit = (location: Location, present: Visit, signal: AbortSignal) => LoadedPage | LoadingPage;

/** What the navigator needs of the loader. */
export type VisitLoader = {
  readonly load: LoadVisit;
  readonly loadAgain: (location: Location) => Promise<LoadedPage | null>;
  readonly fetchAhead: (location: Location) => void;
};

/** How long the present page stays before placeholders replace it: most pages come sooner, and nothing flashes. */
export const PLACEHOLDER_DELAY_MS = 200;

export type PageNavigator = {
  readonly state: NavigatorState;
  /** Resolves when the page is shown, or when another navigation has replaced this one. */
  go(to: string | number, options?: NavigateOptions): Promise<void>;
  /** Loads the present page anew. */
  reload(): Promise<void>;
  /** Reads the data of the present page and its frames again, and keeps what is shown where that fails. */
  refresh(): Promise<void>;
  /** Fetches what the page of an address needs, for somebody who is about to go there. */
  fetchAhead(path: string): void;
  /** Blocks navigation away from the current page while `rule` returns true. Returns a function that removes the rule. */
  guard(rule: LeaveRule): () => void;
  /** Adds an open layer (dialog, drawer, …), which Back closes by `close`. Returns what to call once it is closed. */
  openLayer: LayerStack['open'];
  /** Calls the listener at each change of the state. While there is a listener, Back and Forward are handled. */
  subscribe(onChange: (state: NavigatorState) => void): () => void;
};

/**
 * Navigates from page to page. The present page stays until the next one has loaded; where that takes longer, the next
 * page's placeholders replace it. The address changes with what is shown, but at once where only the query is another:
 * it is the same page then, which shows by itself that it loads. A navigation that is superseded by another is aborted.
 */
export function createPageNavigator(
  entries: HistoryEntries,
  { load, loadAgain, fetchAhead }: VisitLoader,
  start: Visit,
  onLeave: () => void,
): PageNavigator {
  let state: NavigatorState = { visit: start, awaited: null, stopped: null };
  let navigation = new AbortController();
  /** Whether the latest navigation is one of the browser's, whose entry is current before its page is there. */
  let isPopAwaited = false;
  const layers = createLayerStack(entries);
  /** The entry that is gone to after somebody has decided to leave the page for it. */
  let allowedIndex: number | null = null;
  /** Each with the path that it was made for: the page may be gone before its component is. */
  const rules = new Map<LeaveRule, string>();
  const listeners = new Set<(state: NavigatorState) => void>();

  function change(to: Partial<NavigatorState>): void {
    state = { ...state, ...to };
    for (const listener of listeners) listener(state);
  }

  async function navigateTo(
    location: Location,
    action: Visit['action'],
    { preventScrollReset = false }: NavigateOptions = {},
  ): Promise<void> {
    navigation.abort();
    navigation = new AbortController();
    const { signal } = navigation;
    const present = state.visit;
    const isSamePage = location.pathname === present.location.pathname;
    isPopAwaited = action === 'POP';
    let isEntered = false;

    /** Makes the location's entry the current one, the first time, and shows the page. */
    async function show(page: LoadedPage, keepsScroll: boolean, awaited: Location | null): Promise<void> {
      if (!isEntered && action !== 'POP') {
        const left = layers.leave();
        if (left) await left;
        if (signal.aborted) return layers.resume();
      }
      const isFirst = !isEntered;
      isEntered = true;
      if (isFirst) {
        isPopAwaited = false;
        onLeave();
        if (action === 'PUSH') entries.push(location);
        if (action === 'REPLACE') entries.replace(location);
      }
      change({ visit: { location, action, page, keepsScroll }, awaited });
      if (isFirst) layers.settle(action === 'POP' || !isSamePage);
    }

    const loading = load(location, present, signal);
    if (!('loaded' in loading)) return show(loading, preventScrollReset, null);

    let isLoaded = false;
    const showPlaceholder = () => {
      const placeholder = isLoaded || signal.aborted ? null : loading.placeholder();
      if (placeholder) void show(placeholder, preventScrollReset, location);
    };
    if (isSamePage) void show(present.page, true, location);
    else change({ awaited: location });
    const timer = setTimeout(() => {
      if (isSamePage) return;
      showPlaceholder();
      void loading.codeLoaded.then(showPlaceholder);
    }, PLACEHOLDER_DELAY_MS);
    const page = await loading.loaded;
    isLoaded = true;
    clearTimeout(timer);
    if (!signal.aborted) return show(page, preventScrollReset, null);
  }

  async function refresh(): Promise<void> {
    const { visit, awaited } = state;
    if (awaited !== null || 'error' in visit.page.page) return;
    const page = await loadAgain(visit.location);
    if (page && state.visit === visit && state.awaited === null)
      change({ visit: { ...visit, page, keepsScroll: true } });
  }

  function isStopped(next: Location): boolean {
    const present = state.visit.location;
    return [...rules].some(([rule, path]) => path === present.pathname && rule(present, next));
  }

  function stop(leave: () => unknown): void {
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

  function onStep(step: Step): void {
    const { location, index, isOnPage } = step;
    const isAllowed = index === allowedIndex;
    allowedIndex = null;
    if (!isAllowed && layers.takeStep(step)) {
      // Back on the entry of the page that is still shown: the one that was gone to is not wanted any more.
      if (state.awaited && isPopAwaited) {
        navigation.abort();
        change({ awaited: null });
      }
      return;
    }
    if (!isAllowed && isStopped(location)) {
      layers.returnToPage();
      stop(async () => {
        await layers.leave();
        allowedIndex = index;
        entries.go(index - entries.index);
      });
      return;
    }
    void navigateTo(location, 'POP', { preventScrollReset: isOnPage });
  }

  return {
    get state() {
      return state;
    },
    async go(to, options = {}) {
      if (typeof to === 'number') return entries.go(to);
      const location = entries.locationOf(to, options.state);
      const action = options.replace ? 'REPLACE' : 'PUSH';
      if (isStopped(location)) return stop(() => void navigateTo(location, action, options));
      return navigateTo(location, action, options);
    },
    reload() {
      const { location } = state.visit;
      return navigateTo(entries.locationOf(pathOf(location), location.state), 'REPLACE', {
        preventScrollReset: true,
      });
    },
    refresh,
    fetchAhead: (path) => fetchAhead(entries.locationOf(path)),
    guard(rule) {
      rules.set(rule, state.visit.location.pathname);
      return () => rules.delete(rule);
    },
    openLayer: layers.open,
    subscribe(onChange) {
      listeners.add(onChange);
      const endListening = entries.listen(onStep);
      layers.begin();
      return () => {
        listeners.delete(onChange);
        endListening();
      };
    },
  };
}
