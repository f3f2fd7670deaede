import { parsedFromTab, storeInTab } from '../tab-storage.ts';
import type { Location } from './location.ts';
import type { Visit } from './page-navigator.ts';

const STORED_AS = 'jhola-scroll';

export type ScrollMemory = {
  /** Stores the scroll position of the present page, to restore it when the shopper comes back. */
  keep(): void;
  /**
   * Scrolls a page that was just rendered: to where it was left, to its fragment, or to its top. If a page replaces its
   * own placeholders, it keeps the present position.
   */
  settle(visit: Visit): void;
  /**
   * Turns off the browser's scroll restoration, which would run before the page is rendered. Returns a function that
   * turns it on again.
   */
  begin(): () => void;
};

/** The scroll positions of this tab's history, by the keys of its entries. */
export function scrollMemory(tab: Window, start: Location): ScrollMemory {
  const kept = new Map<string, number>(stored());
  let drawn = start.key;
  let settledAt = Number.NaN;
  const keep = () => void kept.set(drawn, tab.scrollY);
  return {
    keep,
    settle({ location, action, keepsScroll }) {
      const isScrolledSince = location.key === drawn && tab.scrollY !== settledAt;
      drawn = location.key;
      if (!keepsScroll && !isScrolledSince) {
        const place = location.hash && tab.document.getElementById(location.hash.slice(1));
        if (action === 'POP') tab.scrollTo(0, kept.get(location.key) ?? 0);
        else if (place) place.scrollIntoView();
        else tab.scrollTo(0, 0);
      }
      settledAt = tab.scrollY;
    },
    begin() {
      const { history } = tab;
      const take = () => (history.scrollRestoration = 'manual');
      // When the document is left, the browser restores its scroll position.
      const restoreByBrowser = () => {
        history.scrollRestoration = 'auto';
        keep();
        storeInTab(STORED_AS, JSON.stringify([...kept]));
      };
      take();
      tab.addEventListener('pagehide', restoreByBrowser);
      tab.addEventListener('pageshow', take);
      return () => {
        tab.removeEventListener('pagehide', restoreByBrowser);
        tab.removeEventListener('pageshow', take);
      };
    },
  };
}

function stored(): [string, number][] {
  return (parsedFromTab(STORED_AS) ?? []) as [string, number][];
}
