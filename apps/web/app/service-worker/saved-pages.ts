import { PAGE_DATA_ID, type PageData, readDataPath } from '#platform/routing/page-data.ts';
import { PAGES } from '#platform/saved-caches.ts';

/** The names of the caches of the build's files and of pictures. */
export const ASSETS = 'assets';
export const PICTURES = 'pictures';

const ASSET = /\/assets\/[\w.-]+/g;

/** Fetches documents and the files that they name, and saves them. Rejects if one of them can't be fetched. */
export async function savePages(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(savePage));
}

async function savePage(path: string): Promise<void> {
  const page = await fetch(path);
  if (page.status !== 200) throw new Error(`${path} was answered ${page.status}`);
  const html = await page.clone().text();
  const [pages, assets] = await Promise.all([caches.open(PAGES), caches.open(ASSETS)]);
  await Promise.all(assetsIn(html).map((asset) => saveAsset(assets, asset)));
  await pages.put(path, page);
}

/** A page's data from its saved document, as the response to a request for the data; undefined if there is none. */
export async function dataOfSavedPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const asked = readDataPath(pathname);
  if (asked === null || 'frame' in asked) return undefined;
  const pages = await caches.open(PAGES);
  const page = await pages.match(asked.pathname + search, { ignoreVary: true });
  const data = page && dataInDocument(await page.text());
  return data === undefined ? undefined : Response.json(data);
}

const EMBEDDED = new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`, 's');

/** The data of the page that a document was rendered from; undefined if it has none. */
export function dataInDocument(html: string): unknown {
  const text = EMBEDDED.exec(html)?.[1];
  if (text === undefined) return undefined;
  const { page } = JSON.parse(text) as PageData;
  return 'status' in page ? undefined : page.data;
}

/**
 * The paths of the build's files in a document, each once. Of the fonts only those that it preloads: style sheets name
 * further ones for rare letters, and for devices without a font for Hindi.
 */
export function assetsIn(html: string): string[] {
  const isNeeded = (path: string) => !path.endsWith('.woff2') || html.includes(`href="${path}"`);
  return [...new Set(html.match(ASSET))].filter(isNeeded);
}

async function saveAsset(assets: Cache, path: string): Promise<void> {
  if (!(await assets.match(path, { ignoreVary: true }))) await assets.add(path);
}
