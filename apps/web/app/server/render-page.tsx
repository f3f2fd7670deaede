import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { jsonInScript } from '#platform/json-in-script.ts';
import type { LoadedPage } from '#platform/routing/loaded-page.ts';
import { PAGE_DATA_ID, type PageData } from '#platform/routing/page-data.ts';
import { statusOfFailure } from '#platform/routing/page-error.ts';
import type { PageNavigator } from '#platform/routing/page-navigator.ts';
import { Shop } from '../root.tsx';
import type { PageFiles } from './page-files.ts';

/** The document of a page, whole: pages are kept finished, so nothing is gained by sending it in pieces. */
export async function renderPage(url: URL, page: LoadedPage, files: PageFiles): Promise<string> {
  const markup = await drawn(url, page);
  const sheets = files.sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const modules = files.modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  const data = `<script type="application/json" id="${PAGE_DATA_ID}">${jsonInScript(carriedBy(page))}</script>`;
  const entry = `<script type="module" src="${files.entry}"></script>`;
  // Functions, since data may hold what a replacing text gives a meaning to.
  return markup
    .replace('</head>', () => `${sheets}</head>`)
    .replace(/<\/body><\/html>$/, () => `${modules}${data}${entry}</body></html>`);
}

function drawn(url: URL, page: LoadedPage): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<Shop navigator={standing(url, page)} />, {
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** A navigator for the server: it shows one page and never navigates. */
function standing({ pathname, search }: URL, page: LoadedPage): PageNavigator {
  const location = { pathname, search, hash: '', key: 'first', state: null };
  const stays = () => {
    throw new Error('There is no navigation on the server');
  };
  return {
    state: { visit: { location, action: 'POP', page, keepsScroll: true }, pending: null, blocked: null },
    go: stays,
    reload: stays,
    refresh: stays,
    prefetch: stays,
    guard: stays,
    openLayer: stays,
    subscribe: stays,
  };
}

function carriedBy({ frames, page }: LoadedPage): PageData {
  return {
    frames: frames.map(({ data }) => data),
    page: 'module' in page ? { data: page.data } : { status: statusOfFailure('error' in page && page.error) },
  };
}
