import type { Location } from './location.ts';
import type { Visit } from './page-navigator.ts';

const STORED_AS = 'jhola-scroll';

export type ScrollMemory = {
  /** Keeps how far the page that stands there is scrolled, for who comes back to it. */
  keep(): void;
  /**
   * Scrolls a page that has just been drawn: back to where it was left, to the place that is named, or to its top.
   * A page that replaces its own placeholders stays where somebody has scrolled meanwhile.
   */
  settle(visit: Visit): void;
  /** Takes scrolling over from the browser, which would do it before the page is there. Gives what ends that. */
  begin(): () => void;
};

/** Where the pages of this tab's history were scrolled to, by the names of its entries. */
export function scrollMemory(tab: Window, start: Location): ScrollMemory {
  const kept = new Map<string, number>(stored(tab));
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
      // A document that is left and comes back is the browser's to scroll.
      const giveBack = () => {
        history.scrollRestoration = 'auto';
        keep();
        store(tab, kept);
      };
      take();
      tab.addEventListener('pagehide', giveBack);
      tab.addEventListener('pageshow', take);
      return () => {
        tab.removeEventListener('pagehide', giveBack);
        tab.removeEventListener('pageshow', take);
      };
    },
  };
}

function stored(tab: Window): [string, number][] {
  try {
    return JSON.parse(tab.sessionStorage.getItem(STORED_AS) ?? '[]') as [string, number][];
  } catch {
    // Forbidden to us, or written by somebody else: nothing is remembered then.
    return [];
  }
}

function store(tab: Window, kept: ReadonlyMap<string, number>): void {
  try {
    tab.sessionStorage.setItem(STORED_AS, JSON.stringify([...kept]));
  } catch {
    // No room or not allowed: coming back begins at the top.
  }
}
