import { hasAddressChanged } from '#platform/before-hydration.ts';
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
 * Loads code and data of the document's page before hydration, so that the first render equals the server's HTML. Until
 * the code has loaded, however often that fails, the server's HTML stays readable, and its links load documents. If the
 * address has changed meanwhile, loads its document instead.
 */
export async function loadFirstPage(table: RouteTable): Promise<Omit<PagesProps, 'children'>> {
  const entries = browserHistory(window);
  const loader = createPageLoader(table);
  const location = entries.present();
  const scroll = scrollMemory(window, location);
  await loadCode(loader, location);
  if (hasAddressChanged(entries.present())) {
    window.location.reload();
    await new Promise<never>(() => {});
  }
  const page = await loader.loadFromDocument(location, carriedData());
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

/** Waits until the time is over or the network is back. */
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
