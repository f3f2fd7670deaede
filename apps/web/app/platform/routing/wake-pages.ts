import { browserHistory } from './history-entries.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { createPageLoader } from './page-loader.ts';
import { createPageNavigator } from './page-navigator.ts';
import type { PagesProps } from './pages.tsx';
import type { RouteTable } from './route.ts';
import { scrollMemory } from './scroll-memory.ts';

/** Has all that the document's page is drawn from, so that drawing it gives what the server has sent. */
export async function wakePages(table: RouteTable): Promise<Omit<PagesProps, 'children'>> {
  const entries = browserHistory(window);
  const loader = createPageLoader(table);
  const location = entries.present();
  const scroll = scrollMemory(window, location);
  const page = await loader.loadCarried(location, carriedData());
  return {
    navigator: createPageNavigator(
      entries,
      loader,
      { location, action: 'POP', page, keepsScroll: true },
      scroll.keep,
    ),
    scroll,
  };
}

function carriedData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
