import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { EarlyStepperTemplate } from '#features/cart/index.ts';
import { jsonInScript } from '#platform/json-in-script.ts';
import { loadAfterPaintScript } from '#platform/load-after-paint.ts';
import type { LoadedPage } from '#platform/routing/loaded-page.ts';
import { PAGE_DATA_ID, type PageData } from '#platform/routing/page-data.ts';
import { statusOfFailure } from '#platform/routing/page-error.ts';
import type { PageNavigator } from '#platform/routing/page-navigator.ts';
import { Shop } from '../root.tsx';
import type { PageFiles } from './page-files.ts';

/**
 * Renders the complete document of a page, in UTF-8. Not streamed, because finished pages are cached. Not a string,
 * because each copy of one takes 120 kB: a page has letters that aren't Latin, so each letter takes two bytes.
 */
export async function renderPage(
  url: URL,
  page: LoadedPage,
  files: PageFiles,
): Promise<Uint8Array<ArrayBuffer>> {
  const markup = await renderMarkup(url, page);
  const sheets = files.sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const data = `<script type="application/json" id="${PAGE_DATA_ID}">${jsonInScript(embeddedData(page))}</script>`;
  const entry = `<script>${loadAfterPaintScript(files.entry, files.modules)}</script>`;
  const template = markup.includes('data-item=') ? renderToStaticMarkup(<EarlyStepperTemplate />) : '';
  const headEnd = markup.indexOf('</head>');
  const bodyEnd = markup.lastIndexOf('</body></html>');
  return Buffer.concat([
    markup.subarray(0, headEnd),
    Buffer.from(sheets),
    markup.subarray(headEnd, bodyEnd),
    Buffer.from(template + data + entry),
    markup.subarray(bodyEnd),
  ]);
}

function renderMarkup(url: URL, page: LoadedPage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<Shop navigator={staticNavigator(url, page)} />, {
      // Never moves a finished Suspense boundary to the end of the document, where a script would put it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collector(resolve, reject)),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** A stream that passes what was written to it to `done` when it ends. */
function collector(done: (written: Buffer) => void, failed: (error: Error) => void): Writable {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
  });
  stream.on('finish', () => done(Buffer.concat(chunks)));
  stream.on('error', failed);
  return stream;
}

/** A navigator for the server: it shows one page and never navigates. */
function staticNavigator({ pathname, search }: URL, page: LoadedPage): PageNavigator {
  const location = { pathname, search, hash: '', key: 'first', state: null };
  const cannotNavigate = () => {
    throw new Error('There is no navigation on the server');
  };
  return {
    state: { visit: { location, action: 'POP', page, keepsScroll: true }, pending: null, blocked: null },
    go: cannotNavigate,
    reload: cannotNavigate,
    refresh: cannotNavigate,
    prefetch: cannotNavigate,
    guard: cannotNavigate,
    openLayer: cannotNavigate,
    subscribe: cannotNavigate,
  };
}

function embeddedData({ frames, page }: LoadedPage): PageData {
  return {
    frames: frames.map(({ data }) => data),
    page: 'module' in page ? { data: page.data } : { status: statusOfFailure('error' in page && page.error) },
  };
}
