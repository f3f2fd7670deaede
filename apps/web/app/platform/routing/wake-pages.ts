import { browserHistory } from './history-entries.ts';
import type { Location } from './location.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import { createPageNavigator } from './page-navigator.ts';
import type { PagesProps } from './pages.tsx';
import type { RouteTable } from './route.ts';
import { scrollMemory } from './scroll-memory.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Loads all that the document's page is drawn from, so that drawing it gives what the server has sent. Until its code
 * has come, however often that fails, the server's page stays: it can be read, and its links are loaded as documents.
 */
export async function wakePages(table: RouteTable): Promise<Omit<PagesProps, 'children'>> {
  const entries = browserHistory(window);
  const loader = createPageLoader(table);
  const location = entries.present();
  const scroll = scrollMemory(window, location);
  await loadCode(loader, location);
  const page = await loader.loadCarried(location, carriedData());
  const start = { location, action: 'POP', page, keepsScroll: true } as const;
  return { navigator: createPageNavigator(entries, loader, start, scroll.keep), scroll };
}

async function loadCode(loader: PageLoader, location: Location): Promise<void> {
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
    try {
      await loader.loadCode(location);
      return;
    } catch {
      await pause(wait);
    }
  }
}

/** Waits, and no longer than until the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    }
  });
}

function carriedData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
