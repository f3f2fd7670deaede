import type { HistoryEntries, Step } from './history-entries.ts';
import { createLayerStack, type LayerStack } from './layer-stack.ts';
import type { LoadedPage, LoadingPage } from './loaded-page.ts';
import { type Location, type NavigateOptions, pathOf } from './location.ts';

/** A shown page, and how it was reached. */
export type Visit = {
  readonly location: Location;
  /**
   * POP: by the browser's buttons, or when the document was opened. PUSH: with a new entry. REPLACE: replacing the last
   * entry.
   */
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
  readonly page: LoadedPage;
  /** The page keeps its scroll position: only its data has changed. */
  readonly keepsScroll: boolean;
};

/** Whether leaving the page for `next` must be confirmed first. */
export type LeaveRule = (present: Location, next: Location) => boolean;

/** A navigation that a page has blocked until the user decides. */
export type BlockedNavigation = { readonly leave: () => void; readonly stay: () => void };

export type NavigatorState = {
  readonly visit: Visit;
  /** The target of the navigation in progress, while its code or data is loading. */
  readonly pending: Location | null;
  readonly blocked: BlockedNavigation | null;
};

/**
 * Loads a location's page; returns it synchronously if everything is loaded. Errors become part of the page; the
 * promise may stay pending only after `signal` was aborted.
 */
export type LoadVisit = (location: Location, present: Visit, signal: AbortSignal) => LoadedPage | LoadingPage;

/** The part of the page loader that the navigator uses. */
export type VisitLoader = {
  readonly load: LoadVisit;
  readonly refetch: (location: Location) => Promise<LoadedPage | null>;
  readonly prefetch: (location: Location) => void;
};

/**
 * How long the present page stays before placeholders replace it. Most pages load sooner, so nothing flickers; with
 * what it takes to draw them, they can be seen within 100 ms.
 */
export const PLACEHOLDER_DELAY_MS = 80;

export type PageNavigator = {
  readonly state: NavigatorState;
  /** Resolves when the page is shown, or when another navigation has superseded this one. */
  go(to: string | number, options?: NavigateOptions): Promise<void>;
  /** Loads the present page again. */
  reload(): Promise<void>;
  /** Refetches the data of the present page and its frames; on failure, the page stays as it is. */
  refresh(): Promise<void>;
  /** Prefetches the page of an address that is likely to be opened next. */
  prefetch(path: string): void;
  /**
   * Blocks navigation away from the current page while `rule` returns true. Returns a function that removes the rule,
   * and with it a blocked navigation that no other rule blocks.
   */
  guard(rule: LeaveRule): () => void;
  /**
   * Adds an open layer (dialog, drawer, …), which Back closes by `close`. Returns a function to call once it is closed.
   */
  openLayer: LayerStack['open'];
  /** Calls the listener at each change of the state. While there is a listener, Back and Forward are handled. */
  subscribe(onChange: (state: NavigatorState) => void): () => void;
};

/**
 * Navigates from page to page. The present page stays until the next one has loaded; if that takes too long, the next
 * page's placeholders replace it. The address changes together with the page. If only the query differs, the address
 * changes at once: the same page then shows that it is loading. A navigation that is superseded by another is aborted.
 */
export function createPageNavigator(
  entries: HistoryEntries,
  { load, refetch, prefetch }: VisitLoader,
  start: Visit,
  onLeave: () => void,
): PageNavigator {
  let state: NavigatorState = { visit: start, pending: null, blocked: null };
  let navigation = new AbortController();
  /**
   * Whether the navigation in progress was started by the browser, which changes its entry before the page has loaded.
   */
  let isPopPending = false;
  /** The number of refreshes that have begun, and the number of the one whose data is shown. */
  let refreshes = 0;
  let shownRefresh = 0;
  const layers = createLayerStack(entries);
  /** The index of the entry to which the user has confirmed leaving. */
  let allowedIndex: number | null = null;
  /** Each rule with the path that it was made for: a page may be left before its component is unmounted. */
  const rules = new Map<LeaveRule, string>();
  /** The target of the blocked navigation. */
  let blockedNext = start.location;
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
    isPopPending = action === 'POP';
    let isEntered = false;

    /** Makes the location's entry the current one, the first time, and shows the page. */
    async function show(page: LoadedPage, keepsScroll: boolean, pending: Location | null): Promise<void> {
      if (!isEntered && action !== 'POP') {
        const left = layers.leave();
        if (left) await left;
        if (signal.aborted) return layers.resume();
      }
      const isFirst = !isEntered;
      isEntered = true;
      if (isFirst) {
        isPopPending = false;
        onLeave();
        if (action === 'PUSH') entries.push(location);
        if (action === 'REPLACE') entries.replace(location);
      }
      change({ visit: { location, action, page, keepsScroll }, pending });
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
    else change({ pending: location });
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
    const { visit, pending } = state;
    if (pending !== null || 'error' in visit.page.page) return;
    refreshes += 1;
    const turn = refreshes;
    const page = await refetch(visit.location);
    // Another page, or the response to a later refresh, is shown.
    if (!page || turn < shownRefresh || state.visit.location !== visit.location || state.pending) return;
    shownRefresh = turn;
    change({ visit: { ...state.visit, page, keepsScroll: true } });
  }

  function isBlocked(next: Location): boolean {
    const present = state.visit.location;
    return [...rules].some(([rule, path]) => path === present.pathname && rule(present, next));
  }

  function block(next: Location, leave: () => unknown): void {
    blockedNext = next;
    const end = () => change({ blocked: null });
    change({
      blocked: {
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
      // Back on the entry of the page that is still shown cancels the navigation in progress.
      if (state.pending && isPopPending) {
        navigation.abort();
        change({ pending: null });
      }
      return;
    }
    if (!isAllowed && isBlocked(location)) {
      layers.returnToPage();
      block(location, async () => {
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
      if (isBlocked(location)) return block(location, () => void navigateTo(location, action, options));
      return navigateTo(location, action, options);
    },
    reload() {
      const { location } = state.visit;
      return navigateTo(entries.locationOf(pathOf(location), location.state), 'REPLACE', {
        preventScrollReset: true,
      });
    },
    refresh,
    prefetch: (path) => prefetch(entries.locationOf(path)),
    guard(rule) {
      rules.set(rule, state.visit.location.pathname);
      return () => {
        rules.delete(rule);
        if (!isBlocked(blockedNext)) state.blocked?.stay();
      };
    },
    openLayer: layers.open,
    subscribe(onChange) {
      listeners.add(onChange);
      const endListening = entries.listen(onStep);
      // Back during hydration: until now, nothing followed the history.
      if (entries.present().pathname !== state.visit.location.pathname) window.location.reload();
      layers.begin();
      return () => {
        listeners.delete(onChange);
        endListening();
      };
    },
  };
}
