import type { HistoryEntries, Step } from './history-entries.ts';

/** How long a traversal of our own may take, in ms, before we conclude that the entry doesn't exist. */
const TRAVERSAL_LIMIT_MS = 3000;

type Layer = {
  readonly close: () => void;
  /** Whether the layer has an entry of its own in the history, after those of the layers below it. */
  readonly hasEntry: boolean;
};

/**
 * The open layers of the page (dialogs, sheets, drawers, dropdowns), the topmost last. Each open layer has an entry in
 * the history with the page's own address, so that Back closes it instead of leaving the page.
 */
export type LayerStack = {
  /** Adds a layer that has just opened; Back calls its `close`. Returns a function to call once it is closed. */
  open(close: () => void): () => void;
  /** Handles a traversal that only concerns layers; returns false if it leads to another page. */
  takeStep(step: Step): boolean;
  /**
   * Goes back to the page's own entry, so that another page can follow or replace it; undefined if that is the current
   * one. `settle` or `resume` must follow.
   */
  leave(): Promise<void> | undefined;
  /** Ends `leave` without another page. */
  resume(): void;
  /**
   * Starts following the history: a document that was reloaded while layers were open starts at the entry of the last
   * one.
   */
  begin(): void;
  /** Goes back to the present page after a blocked traversal to another page. */
  returnToPage(): void;
  /** The current entry now belongs to the page. `closes`: the open layers belong to the previous page. */
  settle(closes: boolean): void;
};

/**
 * Layers change at once; the history follows as soon as it can: every change ends in `adjust`, which compares the
 * current entry with the one that should be current, and goes there or adds it. A layer that opens in response to Back
 * (the question before a form is left) gets no entry: the entries further ahead would be lost, and Chrome skips entries
 * that are added between Back and the next tap.
 */
export function createLayerStack(entries: HistoryEntries): LayerStack {
  let layers: readonly Layer[] = [];
  /** The page's own entry, and the last layer entry above it that is known to exist. */
  let page = pageOfCurrentEntry();
  /** A traversal of our own in progress: its target, and what to do when it ends. */
  let traversal: { to: number; delta: number; end: () => void; ended: Promise<void> } | null = null;
  let leaving = 0;
  let isHandlingStep = false;

  function pageOfCurrentEntry(): { key: string; index: number; last: number } {
    const { index } = entries;
    return { key: entries.present().key, index: index - entries.layers, last: index };
  }

  const isOnPage = () => entries.present().key === page.key;
  const wanted = () => page.index + layers.filter(({ hasEntry }) => hasEntry).length;

  function traverse(to: number): Promise<void> {
    const delta = to - entries.index;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    }).then(() => {
      clearTimeout(timer);
      adjustSoon();
    });
    const timer = setTimeout(() => {
      // The entry doesn't exist: use the current one as the page's own.
      if (isOnPage()) page = { ...page, index: entries.index, last: entries.index };
      traversal = null;
      end();
    }, TRAVERSAL_LIMIT_MS);
    traversal = { to, delta, end, ended };
    entries.go(delta);
    return ended;
  }

  async function goToPageEntry(): Promise<void> {
    while (traversal) await traversal.ended;
    if (isOnPage() && entries.index !== page.index) await traverse(page.index);
  }

  function adjust(): void {
    if (traversal || leaving > 0 || isHandlingStep || !isOnPage()) return;
    const target = wanted();
    const { index } = entries;
    if (target < index) void traverse(target);
    else if (target > index && page.last > index) void traverse(Math.min(target, page.last));
    else if (target > index) {
      entries.pushLayer();
      // The browser may have refused to add the entry.
      if (entries.index === index) return;
      page = { ...page, last: entries.index };
      adjust();
    }
  }

  /** Wait for all simultaneous changes: a layer that replaces another one takes over its entry. */
  const adjustSoon = () => queueMicrotask(adjust);

  /** Runs `after` once all layers have opened or closed in response to a traversal. */
  function handleStep(after: () => void): void {
    isHandlingStep = true;
    setTimeout(() => {
      isHandlingStep = false;
      after();
      adjust();
    });
  }

  function returnToPage(): void {
    handleStep(() => {
      if (!isOnPage() && !traversal) void traverse(wanted());
    });
  }

  return {
    open(close) {
      const layer = { close, hasEntry: !isHandlingStep };
      layers = [...layers, layer];
      adjustSoon();
      return () => {
        layers = layers.filter((other) => other !== layer);
        adjustSoon();
      };
    },
    takeStep({ location, index, delta, layers: depth }) {
      if (traversal?.to === index) {
        traversal.end();
        traversal = null;
        return true;
      }
      // Our own traversal is still to come, and starts from where this one ended.
      if (traversal) traversal.to += traversal.delta;
      const isSamePage = location.key === page.key;
      if (isSamePage) page = { ...page, index: index - depth, last: Math.max(page.last, index) };
      const isForLayer = delta < 0 && layers.length > 0 && (isSamePage || delta === -1);
      if (isForLayer) {
        returnToPage();
        for (const { close } of layers.slice(delta).toReversed()) close();
      } else if (isSamePage) adjustSoon();
      return isForLayer || isSamePage;
    },
    leave() {
      if (!traversal && (!isOnPage() || entries.index === page.index)) return undefined;
      leaving += 1;
      return goToPageEntry();
    },
    resume() {
      leaving = Math.max(0, leaving - 1);
      adjustSoon();
    },
    begin: adjustSoon,
    returnToPage,
    settle(closes) {
      leaving = 0;
      page = pageOfCurrentEntry();
      const previous = layers;
      if (closes) {
        layers = [];
        for (const { close } of previous.toReversed()) close();
      }
      adjustSoon();
    },
  };
}
